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
    for: 'Put two things of equal weight side by side.',
    instead: [
      { when: 'They are two offers or career stages', use: 'ServiceCards or Cards' },
      {
        when: 'A heading, or something secondary, is beside the content',
        use: 'Section with the layout `split`, or an `aside`',
      },
    ],
    do: ['Wrap several things of one column in a Stack.'],
    dont: ['Don’t nest columns.'],
  }),
} satisfies Meta<typeof Columns>;

export const Default: StoryObj<typeof Columns> = {};
