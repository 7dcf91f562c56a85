import { inWindow, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Signature } from '../Signature/Signature.js';
import signatures from '../Signature/Signature.stories.js';
import { ContactBlock } from './ContactBlock.js';

export default {
  id: 'content-contactblock',
  title: 'Content/ContactBlock (contact, phone, address)',
  component: ContactBlock,
  args: {
    title: 'Which shelf is full?',
    signature: <Signature {...signatures.args} proof="I read every letter, and answer it." />,
    text: 'Two lines about the building and its readers are enough.',
    note: 'You hear from us within a week. The first visit costs nothing but our tea.',
    actions: [
      <ButtonLink key="mail" href="mailto:studio@example.com" hint="opens your email program">
        Ask about a library
      </ButtonLink>,
      <ButtonLink key="form" tone="quiet" href="#contact">
        Use the form
      </ButtonLink>,
    ],
  },
  parameters: inWindow({
    for: 'End a service page with a question, and a way to answer it.',
    instead: [
      { when: 'The home page or a page about somebody ends', use: 'CallToAction' },
      { when: 'The visitor writes on this very page', use: 'ContactForm' },
    ],
    do: ['Ask a question that the reader can answer.', 'Sign with who reads the message.'],
    dont: ['Don’t combine it with a CallToAction: a page ends once.'],
    accessibility: [
      'Question, signature, text, actions and note are read in this order, and seen in it below 900 px.',
    ],
  }),
} satisfies Meta<typeof ContactBlock>;

export const Default: StoryObj<typeof ContactBlock> = {};
