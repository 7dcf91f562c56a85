import {
  exampleSelect,
  columnStory,
  type Meta,
  type StoryObj,
} from '../../../workshop/storyParts.js';
import { DescriptionList } from './DescriptionList.js';

const facts = [
  {
    term: 'When',
    value:
      'On the first Saturday of the month. Write to us if your whole class would like to come.',
  },
  { term: 'Where', value: 'In the reading room, or in the garden if it is dry' },
  { term: 'Time', value: '3 hours, with a walk through the building before' },
  { term: 'Group size', value: '6–14 readers' },
];
const figures = [
  { term: 'Books', value: '12,400' },
  { term: 'Seats', value: '86' },
  { term: 'Readers', value: '6–14' },
];

export default {
  id: 'content-descriptionlist',
  title: 'Content/DescriptionList (facts, definition list)',
  component: DescriptionList,
  args: { items: facts },
  argTypes: { items: exampleSelect({ Facts: facts, Figures: figures }) },
  parameters: columnStory({
    for: 'List facts to look up: when, where, how long, how many, what is included.',
    instead: [
      { when: 'The figures are to be remembered', use: 'Stats' },
      { when: 'The facts are prices', use: 'PriceList' },
      { when: 'Several things have the same facts', use: 'a table, as in SeminarTable' },
    ],
    do: ['Put the facts in the order in which visitors ask for them.'],
    dont: ['Don’t write the term again in the value.', 'Don’t leave a value empty.'],
    pictures: {
      do: <DescriptionList items={[{ term: 'Price', value: '£12 a year' }]} />,
      dont: <DescriptionList items={[{ term: 'Price', value: 'The price is £12 a year' }]} />,
    },
    accessibility: [
      'A description list: each value is announced with its term.',
      'Digits have equal widths; in less than 344 px the value is under its term.',
    ],
  }),
} satisfies Meta<typeof DescriptionList>;

export const Default: StoryObj<typeof DescriptionList> = {};
