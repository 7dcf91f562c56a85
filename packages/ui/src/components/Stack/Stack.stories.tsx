import { columnStory, type Meta, type StoryObj } from '../../storyParts.js';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import { Stack, type Space } from './Stack.js';

const Rooms = ({ inner, outer }: Record<'inner' | 'outer', Space>) => (
  <Stack space={outer}>
    {['Reading room', 'Garden'].map((room) => (
      <Stack key={room} space={inner}>
        <Heading level={4}>{room}</Heading>
        <Text>Benches in the morning light.</Text>
      </Stack>
    ))}
  </Stack>
);

export default {
  id: 'primitives-stack',
  title: 'Primitives/Stack (spacing, gap, layout)',
  component: Stack,
  args: {
    space: 5,
    children: (
      <>
        <Heading level={3}>A room before a roof</Heading>
        <Text>We draw the place where you read, and build outward from there.</Text>
        <Text tone="muted">The roof comes last, and is lighter for it.</Text>
      </>
    ),
  },
  parameters: columnStory({
    for: 'Stack things with an even gap.',
    instead: [{ when: 'Buttons and links go in a row', use: 'Actions' }],
    do: ['Nest stacks: a small distance inside a group, a larger one between groups.'],
    dont: ['Don’t give a child a margin: the distance belongs to the stack.'],
    pictures: { do: <Rooms inner={2} outer={6} />, dont: <Rooms inner={4} outer={4} /> },
    accessibility: ['It is a plain `div`: order on the screen is order for the reader.'],
  }),
} satisfies Meta<typeof Stack>;

export const Default: StoryObj<typeof Stack> = {};
