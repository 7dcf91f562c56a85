import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { PairedLists } from '../PairedLists/PairedLists.js';
import { TermList } from './TermList.js';

export default {
  id: 'blocks-termlist',
  title: 'Blocks/TermList, PairedLists (quotes, definition list, dispute)',
  component: TermList,
  subcomponents: { PairedLists },
  args: {
    layout: 'large',
    items: [
      { term: 'Sit …', value: 'In each chair, until it is clear which one you would leave.' },
      { term: 'Read …', value: 'A whole page, aloud.' },
      { term: 'Listen …', value: 'To the door, to the floor, and to the clock.' },
    ],
  },
  parameters: paddedStory({
    for: 'Show what is to be remembered, disputed, said, asked or finished, where it carries its section.',
    instead: [{ when: 'Terms are looked up, or explained', use: 'DescriptionList' }],
    do: [
      'Say who says it, or that it is invented.',
      'Give PairedLists the same number of short lines: each answers the one beside it.',
    ],
    dont: ['Don’t show two of them on one page.'],
  }),
} satisfies Meta<typeof TermList>;

type Story = StoryObj<typeof TermList>;

export const Default: Story = {};

export const Lines: Story = { args: { layout: 'lines' } };

export const Stairs: Story = { args: { layout: 'stairs' } };

export const Quotations: Story = {
  args: {
    layout: 'quotations',
    items: [
      { term: 'Carpenter', quote: '“Which door do you never use?”', value: 'She asks first.' },
      { term: 'Reader', quote: '“Sit down here at four o’clock, and read a page.”' },
    ],
  },
};

export const Disputed: Story = {
  render: () => (
    <PairedLists
      lists={[
        { title: 'The town writes', items: ['A roof by winter', 'Open on Sundays'] },
        { title: 'The studio writes', items: ['A site by spring', 'A key'] },
      ]}
    />
  ),
};
