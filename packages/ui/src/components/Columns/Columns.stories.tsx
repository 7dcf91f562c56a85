import { expect } from 'storybook/test';
import { inColumn, type Meta, type StoryObj } from '../../stories.js';
import { Columns } from './Columns.js';
import { List } from './List.js';
import one from './List.stories.js';

export default {
  title: 'Primitives/Columns',
  component: Columns,
  args: {
    children: [
      <List key="works" {...one.args} />,
      <List
        key="clients"
        items={[
          'Towns of up to 20,000 people',
          'Schools with a room to spare, and no books in it yet',
          'Reading societies that have outgrown their attic',
        ]}
      />,
    ],
  },
  parameters: inColumn({
    for: 'Put two things side by side, of equal weight or as main and side column.',
    instead: [
      {
        when: 'They are two offers or career stages',
        use: 'ServiceCards or CareerCards: they share rows',
      },
      {
        when: 'A heading goes into the margin of its content',
        use: 'Section with the layout `split`',
      },
    ],
    do: ['Put what is read first, first.', 'Wrap several things of one column in a Stack.'],
    dont: ['Don’t nest columns.', 'Don’t use them to set a paragraph in two columns.'],
    accessibility: ['One column below 640 px (`aside`: below 900 px), in the order of reading.'],
  }),
} satisfies Meta<typeof Columns>;

export const Default: StoryObj<typeof Columns> = {};

/** A main column and a narrower one: the contact page. */
export const Aside: StoryObj<typeof Columns> = {
  args: { layout: 'aside' },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByRole('list').map((list) => list.clientWidth);
    await expect(main).toBeGreaterThan(aside!);
  },
};
