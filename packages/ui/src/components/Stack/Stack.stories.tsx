import { expect } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import { Stack } from './Stack.js';

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
  parameters: paddedStory({
    for: 'Set things below each other with an even gap.',
    instead: [{ when: 'Buttons and links go in a row', use: 'Actions' }],
    do: [
      'Nest stacks: 2 inside a group, 7 between groups. [Space](./?path=/docs/foundations-space--docs) draws each step.',
    ],
    dont: ['Don’t give a child a margin: the distance belongs to the stack.'],
  }),
} satisfies Meta<typeof Stack>;

export const Default: StoryObj<typeof Stack> = {};

export const Near: StoryObj<typeof Stack> = { args: { space: 2 } };

export const Far: StoryObj<typeof Stack> = { args: { space: 8 } };

export const NativeForm: StoryObj<typeof Stack> = {
  name: 'MUST give a form its whole width',
  args: { children: <form aria-label="Letter">Dear studio</form> },
  play: async ({ canvas, canvasElement }) => {
    const { clientWidth } = canvasElement.firstElementChild!;
    await expect(canvas.getByRole('form').clientWidth).toBe(clientWidth);
  },
};
