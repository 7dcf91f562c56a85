import { expect } from 'storybook/test';
import {
  columnStory,
  inlineStart,
  type Meta,
  type StoryObj,
} from '../../../storybook/storyParts.js';
import { LargeTerms, Quotations, Stairs, WritingLines } from './TermLists.js';

export default {
  id: 'blocks-quotations',
  title: 'Blocks/Quotations (LargeTerms, Stairs, WritingLines, quotes, definition list)',
  component: Quotations,
  subcomponents: { LargeTerms, Stairs, WritingLines },
  args: {
    items: [
      { term: 'Carpenter', quote: '“Which door do you never use?”', text: 'She asks first.' },
      { term: 'Reader', quote: '“Sit down here at four o’clock, and read a page.”' },
    ],
  },
  parameters: columnStory({
    for: 'Show what is said, asked or to be finished, where it carries its section.',
    instead: [{ when: 'Terms are looked up, or explained', use: 'DescriptionList' }],
    do: ['Say who says it, or that it is invented.'],
    dont: ['Don’t show two of them on one page.'],
    accessibility: ['A description list: each sentence is announced with its term.'],
  }),
} satisfies Meta<typeof Quotations>;

type Story = StoryObj<typeof Quotations>;

/** Each further in than the one before. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map(inlineStart);
    await expect(second!).toBeGreaterThan(first!);
  },
};

const terms = [
  { term: 'On a wet Monday I go to …', value: 'If it is not a room, the plan is wrong.' },
  { term: 'The quietest chair is …', value: 'Every reader has an answer.' },
  { term: 'I would never sit …', value: 'Nor would anyone else.' },
] as const;

export const ToBeFinished: Story = { render: () => <WritingLines items={terms} /> };

export const Terms: Story = { render: () => <LargeTerms items={terms} /> };

export const DownToTheNextSection: Story = { render: () => <Stairs items={terms} /> };
