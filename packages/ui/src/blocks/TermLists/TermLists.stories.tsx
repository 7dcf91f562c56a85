import { paddedStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { FacingLists } from '../FacingLists/FacingLists.js';
import { LargeTerms, Quotations, Stairs, WritingLines } from './TermLists.js';

const items = [
  { term: 'Sit …', value: 'In each chair, until it is clear which one you would leave.' },
  { term: 'Read …', value: 'A whole page, aloud.' },
  { term: 'Listen …', value: 'To the door, to the floor, and to the clock.' },
] as const;

export default {
  id: 'blocks-largeterms',
  title:
    'Blocks/LargeTerms, FacingLists, Quotations, Stairs, WritingLines (quotes, definition list, dispute)',
  component: LargeTerms,
  subcomponents: { FacingLists, Quotations, Stairs, WritingLines },
  args: { items },
  parameters: paddedStory({
    for: 'Show what is to be remembered, disputed, said, asked or finished, where it carries its section.',
    instead: [{ when: 'Terms are looked up, or explained', use: 'DescriptionList' }],
    do: [
      'Say who says it, or that it is invented.',
      'Give FacingLists the same number of short lines: each answers the one beside it.',
    ],
    dont: ['Don’t show two of them on one page.'],
    accessibility: [
      'A description list: each value is announced with its term.',
      'FacingLists are a table: each cell is announced with its title.',
    ],
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

export const Disputed: Story = {
  render: () => (
    <FacingLists
      lists={[
        { title: 'The town writes', items: ['A roof by winter', 'Open on Sundays'] },
        { title: 'The studio writes', items: ['A site by spring', 'A key'] },
      ]}
    />
  ),
};
