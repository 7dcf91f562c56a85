import { expect } from 'storybook/test';
import { wideStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { breakpoints } from '../../theme/tokens.js';
import { Steps } from './Steps.js';

export default {
  id: 'content-steps',
  title: 'Content/Steps (process, stepper, timeline, features)',
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
    for: 'Show steps in their order, or offers of which one comes first.',
    instead: [
      { when: 'Their order does not matter', use: 'DescriptionList' },
      { when: 'They are sessions with dates', use: 'SeminarTable' },
    ],
    do: ['Give them a whole row.', 'Let each link name its step, so that they differ alone.'],
    dont: ['Don’t write numbers into the words: the list has them.'],
    pictures: {
      do: <Steps steps={[{ title: 'Measure the longest wall' }]} />,
      dont: <Steps steps={[{ title: 'Step 1: Measure the longest wall' }]} />,
    },
    accessibility: [
      'An ordered list: a screen reader says which step of how many.',
      'A step’s title is a heading of level 3.',
      'Numbers, titles and texts share their rows, whatever the language makes of them.',
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

/** Each with points and a link. */
export const Points: Story = {
  args: {
    steps: [
      {
        title: 'A room to read in',
        points: [
          'Daylight from the north. A reader follows the window, never the furniture.',
          'One long table before any desk for one.',
        ],
        link: { href: '#reading', label: 'How we draw a reading room' },
      },
      {
        title: 'A room to meet in, with its own door, for whoever has the key',
        points: [
          'Open after the books have closed, with a key that the choir may keep.',
          'Chairs that two people put away in ten minutes.',
        ],
        link: { href: '#meeting', label: 'How we draw a meeting room' },
      },
      {
        title: 'A roof',
        points: [
          'Timber first, because the sawmill is nine miles away.',
          'Gutters that somebody can reach from a ladder.',
        ],
        link: { href: '#roof', label: 'How we draw a roof' },
      },
    ],
  },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.medium) return;
    const tops = canvas
      .getAllByRole('list')
      .slice(1)
      .map((points) => points.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
