import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { RoleBlock, RoleBlocks, type RoleBlockProps, type RoleBlocksProps } from './RoleBlock.js';
import one from './RoleBlock.stories.js';

const blocks = (...all: readonly RoleBlockProps[]) =>
  all.map((block, index) => <RoleBlock key={index} {...block} />);

const others = {
  en: [
    {
      title: 'Facilitation',
      text: 'I run the meeting so that you can argue your case instead of watching the clock.',
    },
    {
      title: 'Follow-through',
      text: 'I stay until the decision has cost something and still stands. Sometimes that takes months, sometimes one difficult conversation.',
    },
  ],
  de: [
    {
      title: 'Moderation',
      text: 'Ich leite die Sitzung, damit Sie mitdiskutieren können, statt auf die Uhr zu sehen.',
    },
    {
      title: 'Dranbleiben',
      text: 'Ich bleibe, bis die Entscheidung etwas gekostet hat und trotzdem gilt. Manchmal dauert das Monate, manchmal genügt ein schwieriges Gespräch.',
    },
  ],
  fr: [
    {
      title: 'Animation',
      text: 'Je mène la réunion pour que vous puissiez défendre votre avis au lieu de surveiller l’heure.',
    },
    {
      title: 'Suivi',
      text: 'Je reste jusqu’à ce que la décision ait coûté quelque chose et qu’elle tienne encore. Cela demande parfois des mois, parfois une seule conversation difficile.',
    },
  ],
};

const { de, fr } = one.parameters.wording;

const meta = {
  title: 'Content/RoleBlocks',
  component: RoleBlocks,
  tags: ['stable'],
  args: { children: blocks(one.args, ...others.en) },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      for: 'Three or four roles, situations or differences stand below one another.',
      instead: [
        { when: 'They are steps in an order', use: 'StepList' },
        { when: 'They are stations, side by side', use: 'CareerCards' },
      ],
      do: ['Put it into a Room of the layout `rail`: heading, terms and texts make three columns.'],
      dont: ['Don’t put anything but RoleBlock into it.'],
      accessibility: ['A list: a screen reader says how many there are.'],
    } satisfies Guidance,
    wording: {
      de: { children: blocks(de, ...others.de) },
      fr: { children: blocks(fr, ...others.fr) },
    } satisfies Wording<RoleBlocksProps>,
  },
} satisfies Meta<typeof RoleBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The terms stand where reading begins. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <RoleBlocks {...args}>
        <RoleBlock title="עצה" text="אני אומר מה הייתי עושה, ולמה." />
        <RoleBlock title="הנחיה" text="אני מנהל את הישיבה כדי שתוכלו להשתתף בה." />
      </RoleBlocks>
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    children: blocks(
      ...['Entscheidungsgrundlagen', 'Verantwortungsübernahme', 'Unternehmensnachfolge'].map(
        (title) => ({
          title,
          text: 'Geschäftsführungsaufgaben und Führungskräfteentwicklungsprogramme.',
        }),
      ),
    ),
  },
  globals: { viewport: { value: 'small' } },
};
