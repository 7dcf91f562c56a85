import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Note } from '../Note/Note.js';
import note from '../Note/Note.stories.js';
import { Text } from '../Text/Text.js';
import { Columns } from './Columns.js';

export default {
  id: 'primitives-columns',
  title: 'Primitives/Columns (grid, layout)',
  component: Columns,
  args: {
    children: [
      <Text key="text">We come in the morning, and stay until the last reader has gone.</Text>,
      <Note key="note" {...note.args} />,
    ],
  },
  parameters: paddedStory({
    for: 'Put two things side by side, of equal weight or as main and side column.',
    instead: [
      { when: 'They are two offers or career stages', use: 'ServiceCards or Cards' },
      { when: 'A heading is beside its content', use: 'Section with the layout `split`' },
    ],
    do: ['Wrap several things of one column in a Stack.'],
    dont: ['Don’t nest columns.'],
  }),
} satisfies Meta<typeof Columns>;

export const Default: StoryObj<typeof Columns> = {};

/** A main column and a narrower one: the contact page. */
export const Aside: StoryObj<typeof Columns> = { args: { layout: 'aside' } };
