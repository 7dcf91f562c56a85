import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { PairedLists } from '../PairedLists/PairedLists.js';
import { Quotations } from './Quotations.js';

export default {
  id: 'blocks-quotations',
  title: 'Blocks/Quotations, PairedLists (quotes, questions, dispute)',
  component: Quotations,
  subcomponents: { PairedLists },
  args: {
    items: [
      { term: 'Carpenter', quote: '“Which door do you never use?”', value: 'She asks first.' },
      { term: 'Reader', quote: '“Sit down here at four o’clock, and read a page.”' },
      { term: 'Neighbour', quote: 'Who has the key?', value: 'She has it.' },
    ],
  },
  parameters: paddedStory({
    for: 'Show what is said, asked or disputed, where it carries its section.',
    instead: [{ when: 'Terms are looked up, explained or remembered', use: 'DescriptionList' }],
    do: [
      'Say who says it, or that it is invented.',
      'Give PairedLists the same number of short lines: each answers the one beside it.',
    ],
    dont: ['Don’t show two of them on one page.'],
  }),
} satisfies Meta<typeof Quotations>;

type Story = StoryObj<typeof Quotations>;

export const Default: Story = {};

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
