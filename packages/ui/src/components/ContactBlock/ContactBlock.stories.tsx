import { inWindow, type Meta, type StoryObj } from '../../stories.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Signature } from '../Signature/Signature.js';
import { Steps } from '../Steps/Steps.js';
import answer from '../Steps/Steps.stories.js';
import { ContactBlock } from './ContactBlock.js';

export default {
  title: 'Content/ContactBlock',
  component: ContactBlock,
  args: {
    title: 'Which shelf is full?',
    text: 'Two lines about the building and its readers are enough. One of the two of us will answer.',
    actions: [
      <ButtonLink key="mail" href="mailto:studio@example.com" hint="opens your email program">
        Ask about a library
      </ButtonLink>,
      <ButtonLink key="form" tone="quiet" href="#contact">
        Use the form
      </ButtonLink>,
    ],
    steps: <Steps {...answer.args} />,
    signature: <Signature name="Ada Harbour" proof="In practice since 1998." />,
  },
  parameters: inWindow({
    for: 'End a service page with a question, a way to answer it, and the next steps.',
    instead: [
      { when: 'The home page or a page about somebody ends', use: 'CallToAction' },
      { when: 'The visitor writes on this very page', use: 'ContactForm' },
    ],
    anatomy: {
      title: 'The question, in large serif.',
      text: 'What to write; without `steps` it is above the actions.',
      signature: 'Who answers, below the text.',
      steps: 'In the second column: what follows.',
      actions: 'Below the steps: a filled and a quiet `ButtonLink`.',
    },
    do: [
      'Ask a question that the reader can answer.',
      'Say who reads the message, and what happens next.',
    ],
    dont: ['Don’t combine it with a CallToAction: a page ends once.'],
    accessibility: [
      'Question, signature, steps and actions are read in this order, and seen in it below 900 px.',
    ],
  }),
} satisfies Meta<typeof ContactBlock>;

export const Default: StoryObj<typeof ContactBlock> = {};

/** The actions follow the text. */
export const WithoutSteps: StoryObj<typeof ContactBlock> = { args: { steps: undefined } };
