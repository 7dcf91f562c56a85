import { inColumn, type Meta, type StoryObj } from '../../stories.js';
import { Heading } from '../Heading/Heading.js';
import { LinkList } from '../LinkList/LinkList.js';
import { Stack } from '../Stack/Stack.js';
import { DoorSign } from './DoorSign.js';

export default {
  title: 'Content/DoorSign',
  component: DoorSign,
  tags: ['new', '!stable'],
  args: {
    title: 'This library is still being drawn',
    text: 'The plans will follow, so do come by again.',
    children: (
      <Stack space={5}>
        <Heading level={2}>What you could ask us</Heading>
        <LinkList
          links={[
            { href: '#rain', label: 'What came first, the roof or the shelves?' },
            { href: '#noise', label: 'Who may read aloud?' },
          ]}
        />
      </Stack>
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
      'Below 640 px the door is above the rest. Door and cord are decorative.',
    ],
  }),
} satisfies Meta<typeof DoorSign>;

export const Default: StoryObj<typeof DoorSign> = {};
