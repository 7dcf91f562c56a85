import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Steps } from './Steps.js';

export default {
  id: 'lists-steps',
  title: 'Lists/Steps (process, stepper, timeline, features)',
  component: Steps,
  args: {
    steps: [
      { title: 'Your letter', text: 'Tell us who reads in your town, and what the roof is like.' },
      {
        title: 'A visit, in the morning, to the building and to its neighbours',
        text: 'We look at the building together, in the morning light.',
      },
      { title: 'A drawing', text: 'You see what it would cost before you decide.' },
    ],
  },
  parameters: paddedStory({
    for: 'Show steps in their order.',
    instead: [
      { when: 'Their order does not matter', use: 'DescriptionList or Cards' },
      { when: 'They are sessions with dates', use: 'SeminarTable' },
    ],
    do: ['Let the list count.', 'Give them a whole row.'],
    dont: ['Don’t write numbers into the words: the list has them.'],
    pair: { do: {}, dont: { steps: [{ title: '1. Letter', text: 'First you write to us.' }] } },
  }),
} satisfies Meta<typeof Steps>;

export const Default: StoryObj<typeof Steps> = {};
