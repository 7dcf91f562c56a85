import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { DescriptionList } from './DescriptionList.js';

export default {
  id: 'lists-descriptionlist',
  title: 'Lists/DescriptionList (facts, definition list, links with descriptions)',
  component: DescriptionList,
  args: {
    items: [
      {
        term: 'When',
        value: 'On the first Saturday of the month, and for whole classes on request',
      },
      { term: 'Where', value: 'In the reading room, or in the garden if it is dry' },
      { term: 'Time', value: '3 hours, with a walk through the building before' },
      { term: 'Group size', value: '6–14 readers' },
    ],
  },
  parameters: paddedStory({
    for: 'List facts to look up, or explain a few terms or links: what is meant, who does what.',
    instead: [
      { when: 'They are prices, or numbers to remember', use: 'Stats' },
      { when: 'Several things have the same facts', use: 'a table, as in SeminarTable' },
      { when: 'They have an order', use: 'Steps' },
      { when: 'They lead to pages, and the link says enough', use: 'LinkList' },
    ],
    do: ['Let the value be the fact alone.', 'Begin with what visitors ask first.'],
    dont: ['Don’t write the term again in the value.'],
    pair: {
      do: { items: [{ term: 'Group size', value: '6–14 readers' }] },
      dont: { items: [{ term: 'Group size', value: 'The group size is 6–14 readers' }] },
    },
  }),
} satisfies Meta<typeof DescriptionList>;

type Story = StoryObj<typeof DescriptionList>;

export const Default: Story = {};

const trades = [
  { term: 'Carpenter', value: 'She hangs the door, and comes back in the first winter.' },
  { term: 'Reader', value: 'He sits in each chair, and says which one he would leave.' },
];

const link = (label: string) => <a href="#more">{label}</a>;

/** Links with descriptions: the term is a topic, the link a title, and the sentence says what is there. */
export const LinksWithSentences: Story = {
  args: {
    items: [
      { term: 'Roofs', value: <>{link('Repair a slate roof')}: what it costs, and whom to ask.</> },
      { term: 'Rooms', value: <>{link('Plan a reading room')}: light, quiet and chairs.</> },
      { term: 'Money', value: <>{link('Apply for a grant')}: three funds, and their dates.</> },
      { term: 'Visits', value: <>{link('See a library')}: four that show you round.</> },
    ],
  },
};

/** In a column beside a heading. */
export const Stacked: Story = { args: { layout: 'stacked', items: trades } };
