import { expect } from 'storybook/test';
import { inWindow, type Meta, type StoryObj } from '../../stories.js';
import { breakpoints } from '../../theme/tokens.js';
import { Scene } from './Scene.js';

export default {
  title: 'Content/Scene',
  component: Scene,
  args: {
    figure: 'decision',
    title: 'From the first drawing to the door',
    note: 'For towns that have agreed on a library and not yet on its place.',
    captions: [
      { text: 'We begin with the last drawing, and with what became of it.' },
      { text: 'On one day the council decides, and says aloud what it will do without.' },
      { text: 'In the months that follow we come back and ask which wall has been moved.' },
    ],
    below: {
      title: 'Three trades, kept apart',
      note: 'We say which of them we are at, and when it changes.',
      parts: [
        { title: 'Drawing', text: 'We draw what we would build, and say why.' },
        { title: 'Building', text: 'One of us is on the site every day, in boots.' },
        { title: 'Coming back', text: 'We return until the door closes and the roof is dry.' },
      ],
    },
  },
  parameters: inWindow({
    for: 'Show an argument as a drawn room, with each caption at the place it speaks of.',
    instead: [
      { when: 'The steps have no place in a drawing', use: 'Steps' },
      { when: 'The drawing belongs to the page’s heading', use: 'Hero' },
      { when: 'Two offers side by side', use: 'ServiceCards' },
    ],
    do: [
      'Choose the drawing by the argument: a way, a conversation, a handover, a circle.',
      'Keep a caption to one or two sentences.',
    ],
    dont: ['Don’t use two scenes on one page.', 'Don’t explain the drawing in words.'],
    accessibility: [
      'The captions are a list, in an order where the drawing has one; the drawing is decorative.',
      'Below 1100 px, and with large text, the captions follow a crop of the drawing.',
      'Without the drawing in forced colours and on paper.',
    ],
  }),
} satisfies Meta<typeof Scene>;

type Story = StoryObj<typeof Scene>;

/** Table, steps and door: a way in three places. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    const [captions] = canvas.getAllByRole('list');
    await expect(captions!.tagName).toBe('OL');
    await expect(captions!.children).toHaveLength(3);
    if (innerWidth < breakpoints.wide) return;
    const floor = canvasElement.querySelector('section > div:last-of-type')!;
    for (const caption of captions!.children)
      await expect(caption.getBoundingClientRect().bottom).toBeLessThan(
        floor.getBoundingClientRect().top,
      );
  },
};

/** Two chairs, and what is said from each. */
export const Conversation: Story = {
  args: {
    figure: 'conversation',
    captions: [
      { title: 'The reader', text: 'A chair by the window, and nobody who asks for the title.' },
      { title: 'The librarian', text: 'Knows where it is, and waits to be asked.' },
    ],
  },
};

/** One door at three moments. */
export const Handover: Story = {
  args: {
    figure: 'handover',
    captions: [
      { title: 'The first week', text: 'We measure, and promise nothing.' },
      { title: 'The first months', text: 'The wall opens, one stone a day.' },
      { title: 'The key', text: 'You have it, and we are gone.' },
    ],
  },
};

/** Ten seats from above. */
export const Circle: Story = {
  args: {
    figure: 'circle',
    captions: [
      { title: 'An evening', text: 'Three hours in the reading room.' },
      { title: 'Four days', text: 'Two at a distance and two in the room.' },
    ],
    below: undefined,
  },
};
