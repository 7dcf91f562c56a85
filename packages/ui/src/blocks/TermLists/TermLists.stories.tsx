import { paddedStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { LargeTerms, Quotations, Stairs, WritingLines } from './TermLists.js';

const items = [
  { term: 'Sit …', value: 'In each chair, until it is clear which one you would leave.' },
  { term: 'Read …', value: 'A whole page, aloud.' },
  { term: 'Listen …', value: 'To the door, to the floor, and to the clock.' },
] as const;

export default {
  id: 'blocks-largeterms',
  title: 'Blocks/LargeTerms, Quotations, Stairs, WritingLines (quotes, definition list)',
  component: LargeTerms,
  subcomponents: { Quotations, Stairs, WritingLines },
  args: { items },
  parameters: paddedStory({
    for: 'Show what is to be remembered, said, asked or finished, where it carries its section.',
    instead: [{ when: 'Terms are looked up, or explained', use: 'DescriptionList' }],
    do: ['Say who says it, or that it is invented.'],
    dont: ['Don’t show two of them on one page.'],
    accessibility: ['A description list: each value is announced with its term.'],
  }),
} satisfies Meta<typeof LargeTerms>;

type Story = StoryObj<typeof LargeTerms>;

export const Default: Story = {};

export const ToBeFinished: Story = { render: () => <WritingLines items={items} /> };

export const DownToTheNextSection: Story = { render: () => <Stairs items={items} /> };

/** Each further in than the one before. */
export const Said: Story = {
  render: () => (
    <Quotations
      items={[
        { term: 'Carpenter', quote: '“Which door do you never use?”', text: 'She asks first.' },
        { term: 'Reader', quote: '“Sit down here at four o’clock, and read a page.”' },
      ]}
    />
  ),
};
