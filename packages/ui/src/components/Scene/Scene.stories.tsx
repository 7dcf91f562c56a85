import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { breakpoints } from '../../theme/tokens.js';
import { ServiceCard, ServiceCards } from '../ServiceCard/ServiceCard.js';
import offer from '../ServiceCard/ServiceCard.stories.js';
import { Scene } from './Scene.js';

const explained =
  'There is tea, and somebody begins. Who disagrees says so at once, and the others wait. Then we read the page again, aloud, and ask who has changed their mind since.';

export default {
  id: 'content-scene',
  title: 'Content/Scene (infographic, illustration, process)',
  component: Scene,
  args: {
    name: 'handover',
    title: 'From the first drawing to the door',
    note: 'For towns that have agreed on a library and not yet on its place.',
    captions: [
      { title: 'The first week', text: 'We measure, and promise nothing.' },
      { title: 'The first months', text: 'The wall opens, one stone a day.' },
      { title: 'The key', text: 'You have it, and we are gone.' },
    ],
  },
  // Each drawing has its own number of captions: see the stories.
  argTypes: { name: { control: false } },
  parameters: fullscreenStory({
    for: 'Show an argument as a drawn room, with each caption at the place it speaks of.',
    instead: [
      { when: 'The steps have no place in a drawing', use: 'Steps' },
      { when: 'The drawing belongs to the page’s heading', use: 'Hero' },
      {
        when: 'Two offers side by side',
        use: 'ServiceCards, of the variant `door` where they are what the page is about',
      },
    ],
    do: [
      'Choose the drawing by the argument: a conversation, a handover, a circle.',
      'Keep a caption to one or two sentences.',
    ],
    dont: ['Don’t use two scenes on one page.', 'Don’t explain the drawing in words.'],
    pictures: {
      do: (
        <Scene
          name="handover"
          title="The wall opens"
          captions={[{ text: 'We measure.' }, { text: 'We build.' }, { text: 'You have the key.' }]}
        />
      ),
      dont: (
        <Scene
          name="handover"
          title="The wall opens"
          captions={[{ text: explained }, { text: explained }, { text: explained }]}
        />
      ),
    },
    accessibility: [
      'The captions are a list, in an order where the drawing has one; the drawing is decorative.',
      'Below 1100 px, and with large text, the captions follow a crop of the drawing; those of `circle` are beside it down to 640 px.',
      'Below 900 px the captions of `handover` are numbered, below the row of its doors.',
      'Without the drawing in forced colours and on paper.',
    ],
  }),
} satisfies Meta<typeof Scene>;

type Story = StoryObj<typeof Scene>;

/** One door at three moments, each with a caption below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [captions] = canvas.getAllByRole('list');
    await expect(captions!.tagName).toBe('OL');
    await expect(captions!.children).toHaveLength(3);
  },
};

/** One chair opposite three, and two `ServiceCards`. */
export const Conversation: Story = {
  render: ({ title }) => (
    <Scene name="conversation" title={title}>
      <ServiceCards variant="wall">
        <ServiceCard
          title="The reader"
          text="For the book that nobody else has asked for."
          points={offer.args.points}
        />
        <ServiceCard
          title="The reading circle"
          text="For readers who agree too soon."
          points={offer.args.points}
        />
      </ServiceCards>
    </Scene>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth < breakpoints.wide) return;
    const drawing = canvasElement.querySelector('section > svg')!.getBoundingClientRect();
    for (const card of canvas.getAllByRole('article'))
      await expect(card.getBoundingClientRect().bottom).toBeLessThan(drawing.bottom - 100);
  },
};

/** A full-width room from above, and captions beside it. */
export const Circle: Story = {
  render: ({ title, note }) => (
    <Scene
      name="circle"
      title={title}
      note={note}
      captions={[
        { title: 'An evening', text: 'Three hours in the reading room.' },
        { title: 'Four days', text: 'Two at a distance and two in the room.' },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth < breakpoints.small) return;
    const drawing = canvasElement.querySelector('section > svg')!.getBoundingClientRect();
    await expect(drawing.right).toBeLessThan(canvas.getByRole('list').getBoundingClientRect().left);
  },
};
