import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { RoleBlock, RoleBlocks, type RoleBlockProps } from './RoleBlock.js';

const meta = {
  title: 'Content/RoleBlock',
  component: RoleBlock,
  tags: ['stable'],
  args: {
    title: 'Advice',
    text: 'I tell you what I would do, and why. You may take the reasoning apart; the decision stays with you.',
  },
  render: (args) => (
    <RoleBlocks>
      <RoleBlock {...args} />
    </RoleBlocks>
  ),
  parameters: {
    guidance: {
      for: 'A role, a situation or a difference is named in a word or two and explained.',
      instead: [
        { when: 'They are steps in an order', use: 'StepList' },
        { when: 'It is a fact to look up', use: 'Ledger' },
        { when: 'It is a station of a career', use: 'CareerCard' },
      ],
      do: ['One to three words as the title, one to three sentences as the text.'],
      dont: ['Don’t let it be the only one: a single block needs no list.'],
      accessibility: [
        'A list item with a heading of level 3: it stands in RoleBlocks.',
        'Below 640 px the text stands under its term.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Rat',
        text: 'Ich sage Ihnen, was ich tun würde und warum. Die Begründung dürfen Sie zerlegen, die Entscheidung bleibt bei Ihnen.',
      },
      fr: {
        title: 'Conseil',
        text: 'Je vous dis ce que je ferais, et pourquoi. Démontez le raisonnement si vous le voulez ; la décision vous appartient.',
      },
    } satisfies Wording<RoleBlockProps>,
  },
} satisfies Meta<typeof RoleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The term breaks in its column, and the first lines stay on one line. */
export const VeryLong: Story = {
  args: {
    title: 'Crisis, growth and everything that happens between the two',
    text: 'I know both: finances stabilised within six months and, in a carve-out, revenue and profit more than doubled. In a crisis you draw everything to yourself. In growth you have to give it away again.',
  },
};

export const LongestGerman: Story = {
  args: {
    title: 'Restrukturierungsverantwortung',
    text: 'Geschäftsführungsaufgaben, Entscheidungsgrundlagen und Führungskräfteentwicklungsprogramme.',
  },
  globals: { viewport: { value: 'reflow' } },
};
