import { inColumn, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { Heading } from '../Heading/Heading.js';
import { DoorSign } from './DoorSign.js';

export default {
  title: 'Content/DoorSign',
  component: DoorSign,
  tags: ['new', '!stable'],
  args: {
    title: 'This library is still being drawn',
    text: 'The plans will follow, so do come by again.',
    children: (
      <>
        <Heading level={2}>What you could ask us</Heading>
        <p>
          <a href="#rain">What came first, the roof or the shelves?</a>
        </p>
      </>
    ),
  },
  parameters: inColumn({
    for: 'Say that what belongs here is being worked on, and offer something else meanwhile.',
    instead: [
      { when: 'One fact is missing', use: 'Placeholder' },
      { when: 'It has to be read before going on', use: 'Note' },
    ],
    do: [
      'Put it into a Section above one with the ground `floor`.',
      'Say when to come back, or that one may.',
    ],
    dont: ['Don’t use it for a fault: somebody is at work here.'],
    accessibility: [
      'The sentence is a heading of level 2, read before what is beside it.',
      'Below 640 px the rest is on the floor below the door. Door and cord are decorative.',
    ],
  }),
} satisfies Meta<typeof DoorSign>;

export const Default: StoryObj<typeof DoorSign> = {
  globals: { viewport: { value: 'wide' } },
};
