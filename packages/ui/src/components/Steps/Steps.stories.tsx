import { expect } from 'storybook/test';
import { wideStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { Steps } from './Steps.js';

export default {
  id: 'content-steps',
  title: 'Content/Steps (process, stepper, timeline)',
  component: Steps,
  args: {
    steps: [
      {
        title: 'Your letter',
        text: 'Tell us who reads in your town, and what the roof is like. Harbour or Lane reads it the same day.',
      },
      { title: 'A visit', text: 'We look at the building together, in the morning light.' },
      { title: 'A drawing', text: 'You see what it would cost before you decide.' },
    ],
  },
  parameters: wideStory({
    for: 'Show steps in their order.',
    instead: [
      { when: 'Their order does not matter', use: 'CareerCards' },
      { when: 'They are sessions with dates', use: 'SeminarTable' },
    ],
    do: ['Give them a whole row.', 'Leave out the titles where one sentence a step is enough.'],
    dont: [
      'Don’t write numbers into the words: the list has them.',
      'Don’t mix steps with and without a title.',
    ],
    pictures: {
      do: <Steps steps={[{ text: 'Measure the longest wall.' }]} />,
      dont: <Steps steps={[{ text: 'Step 1: Measure the longest wall.' }]} />,
    },
    accessibility: [
      'An ordered list: a screen reader says which step of how many.',
      'A step’s title is a heading of level 3.',
    ],
  }),
} satisfies Meta<typeof Steps>;

type Story = StoryObj<typeof Steps>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** Steps of one sentence need no heading. */
export const WithoutTitles: Story = {
  name: 'Without titles',
  args: {
    steps: [
      { text: 'Measure the longest wall without a window.' },
      { text: 'Send us the length, and what you would put there.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
