import { fullscreenStory, type Meta, type StoryObj } from '../../storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { ContactBlock } from './ContactBlock.js';

export default {
  id: 'actions-contactblock',
  title: 'Actions/ContactBlock (call to action, CTA, banner, contact)',
  component: ContactBlock,
  args: {
    title: 'Which shelf is full?',
    opens: 'wide',
    text: 'Two lines about the building and its readers are enough.',
    actions: [
      <ButtonLink key="mail" href="mailto:studio@example.com" hint="opens your email program">
        Ask about a library
      </ButtonLink>,
      <ButtonLink key="form" tone="quiet" href="#contact">
        Use the form
      </ButtonLink>,
    ],
  },
  parameters: fullscreenStory({
    for: 'End a page with a question and a way to answer it.',
    instead: [
      { when: 'The offer is not the page’s own', use: 'Panel' },
      { when: 'The visitor writes on this very page', use: 'ContactForm' },
    ],
    do: [
      'Ask a question that the reader can answer.',
      'Say who reads the message.',
      'Leave out the door where the page begins with one: the question is on a petrol wall.',
    ],
    dont: ['Don’t show it twice on a page.', 'Don’t offer more than one filled action.'],
    accessibility: ['Question, text and actions are read in this order.'],
  }),
} satisfies Meta<typeof ContactBlock>;

type Story = StoryObj<typeof ContactBlock>;

export const Default: Story = {};

/** A narrower door, at the end of the wall. */
export const AtTheEnd: Story = { args: { opens: 'end' } };

export const OnAWall: Story = { args: { opens: undefined } };
