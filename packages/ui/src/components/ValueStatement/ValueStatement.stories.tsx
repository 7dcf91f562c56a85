import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { enfilade } from '../Beam/Beam.css.js';
import { FactStrip, type FactStripProps } from '../FactStrip/FactStrip.js';
import facts from '../FactStrip/FactStrip.stories.js';
import { ValueStatement, type ValueStatementProps } from './ValueStatement.js';

const proof = (strip: FactStripProps) => [<FactStrip key="facts" {...strip} />];

const meta = {
  title: 'Content/ValueStatement',
  component: ValueStatement,
  tags: ['stable'],
  args: {
    statement: 'I recommend nothing I would not answer for in your place.',
    text: 'A good deal of clever advice falls away. What is left can be carried out.',
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div className={enfilade}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'One sentence is to be remembered, with the facts that prove it.',
      instead: [
        { when: 'A section begins', use: 'Room' },
        { when: 'There is no sentence, only figures', use: 'FactStrip' },
        { when: 'It is a quotation of somebody else', use: 'nothing: this site shows none' },
      ],
      do: ['Write a promise that can be broken.', 'Prove it by facts that can be checked.'],
      dont: ['Don’t show it twice on a page.', 'Don’t make it longer than three lines on a desk.'],
      accessibility: [
        'The statement is a heading of level 2.',
        'Text keeps its contrast where the light falls.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        statement:
          'Ich empfehle nichts, wofür ich an Ihrer Stelle nicht selbst geradestehen würde.',
        text: 'Manch kluger Rat fällt damit weg. Was bleibt, lässt sich umsetzen.',
      },
      fr: {
        statement: 'Je ne recommande que ce dont je répondrais à votre place.',
        text: 'Bien des conseils brillants n’y résistent pas. Ceux qui restent sont applicables.',
      },
    } satisfies Wording<ValueStatementProps>,
  },
} satisfies Meta<typeof ValueStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Playground: Story = { args: { inBeam: false } };

/** The proof below the sentence. */
export const WithFacts: Story = {
  args: { children: proof(facts.args) },
  parameters: {
    wording: {
      de: { children: proof(facts.parameters.wording.de) },
      fr: { children: proof(facts.parameters.wording.fr) },
    } satisfies Wording<ValueStatementProps>,
  },
};

/** Below the home page’s Hero, the light of its door falls over it. */
export const InBeam: Story = { args: { inBeam: true } };

export const Narrow: Story = {
  ...WithFacts,
  globals: { viewport: { value: 'reflow' } },
};

export const VeryLong: Story = {
  args: {
    statement:
      'I recommend nothing I would not answer for in your place, in front of the same people, at the same price, and on the Monday after as well.',
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <ValueStatement
        {...args}
        statement="אני ממליץ רק על מה שהייתי עומד מאחוריו במקומכם."
        text="הרבה עצות חכמות נושרות. מה שנשאר אפשר לבצע."
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    statement: 'Restrukturierungsverantwortung braucht Entscheidungsgrundlagen.',
    text: 'Führungskräfteentwicklungsprogramme und Geschäftsführungsmandate fallen damit weg.',
  },
  globals: { viewport: { value: 'reflow' } },
};
