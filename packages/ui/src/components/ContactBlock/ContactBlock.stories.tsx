import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Signature } from '../Signature/Signature.js';
import signatures from '../Signature/Signature.stories.js';
import { ContactBlock } from './ContactBlock.js';

export default {
  id: 'actions-contactblock',
  title: 'Actions/ContactBlock (call to action, CTA, banner, contact)',
  component: ContactBlock,
  args: {
    title: 'Which shelf is full?',
    signature: (
      <Signature {...signatures.args} layout="column" proof="I read every letter, and answer it." />
    ),
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
    for: 'End a page with a question, who asks it, and a way to answer.',
    instead: [
      { when: 'The offer is not the page’s own', use: 'Panel' },
      { when: 'The visitor writes on this very page', use: 'ContactForm' },
    ],
    do: [
      'Ask a question that the reader can answer.',
      'Sign with who reads the message.',
      'Leave out the signature where the page has shown the face: the question is on a petrol wall.',
    ],
    dont: ['Don’t show it twice on a page.', 'Don’t offer more than one filled action.'],
    accessibility: [
      'Question, text, actions and signature are read in this order, and seen in it on a phone.',
    ],
  }),
} satisfies Meta<typeof ContactBlock>;

type Story = StoryObj<typeof ContactBlock>;

export const Default: Story = {};

export const FaceBesideTheQuestion: Story = {
  name: 'MUST show the face beside the question on a desk, on the lower edge',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const portrait = box(canvas.getByRole('img'));
    const question = box(canvas.getByRole('heading', { level: 2 }));
    await expect(portrait.left).toBeGreaterThan(question.right);
    await expect(portrait.bottom).toBeCloseTo(
      box(canvasElement.querySelector('section')!).bottom,
      0,
    );
  },
};

/** A narrower door, at the end of the wall. */
export const AtTheEnd: Story = { args: { opens: 'end' } };

/** Home and the page about the person have shown the face. */
export const WithoutASignature: Story = {
  args: { signature: undefined },
};
