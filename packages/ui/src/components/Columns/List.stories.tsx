import { inColumn, type Meta, type StoryObj } from '../../stories.js';
import { List } from './List.js';

export default {
  title: 'Content/List',
  component: List,
  args: {
    items: [
      'Reading rooms for twelve readers or forty',
      'Shelves and stairs in oak, for as many books as the floor can carry',
      'Roofs over gardens, so that a reader can stay outside in the rain',
    ],
  },
  parameters: inColumn({
    for: 'List a few short, related lines below the heading of their section.',
    instead: [
      { when: 'Their order matters', use: 'Steps' },
      { when: 'Each line has a term and what it means', use: 'DescriptionList' },
      { when: 'The list is part of a document', use: 'Prose' },
    ],
    do: ['Keep to three to seven lines of the same grammar.'],
    dont: ['Don’t end the lines with a full stop unless they are sentences.'],
    pictures: {
      do: <List items={['Reading rooms', 'Reading gardens']} />,
      dont: <List items={['Reading rooms.', 'We also plant gardens!']} />,
    },
    accessibility: ['A list, announced with the number of its lines.'],
  }),
} satisfies Meta<typeof List>;

export const Default: StoryObj<typeof List> = {};
