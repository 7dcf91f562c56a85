import { paddedStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { FacingLists } from './FacingLists.js';

export default {
  id: 'blocks-facinglists',
  title: 'Blocks/FacingLists (two lists, dispute)',
  component: FacingLists,
  args: {
    lists: [
      { title: 'The town writes', items: ['A roof by winter', 'Open on Sundays'] },
      { title: 'The studio writes', items: ['A site by spring', 'A key'] },
    ],
  },
  parameters: paddedStory({
    for: 'Set two lists against each other, line by line.',
    instead: [{ when: 'The lists do not answer each other', use: 'Cards' }],
    do: ['Give both the same number of lines.'],
    dont: ['Don’t write a line that takes more than two rows.'],
    accessibility: ['A table of two columns; each cell is announced with its title.'],
  }),
} satisfies Meta<typeof FacingLists>;

export const Default: StoryObj<typeof FacingLists> = {};
