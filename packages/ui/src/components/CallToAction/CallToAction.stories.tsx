import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import actions from '../Actions/Actions.stories.js';
import { tokens } from '../../theme/tokens.js';
import { Signature } from '../Signature/Signature.js';
import signatures from '../Signature/Signature.stories.js';
import { CallToAction } from './CallToAction.js';

export default {
  id: 'actions-calltoaction',
  title: 'Actions/CallToAction (call to action, contact block, CTA, banner)',
  component: CallToAction,
  args: {
    title: 'Which shelf is full?',
    signature: (
      <Signature
        {...signatures.args}
        layout="column"
        caption="I read every letter, and answer it."
      />
    ),
    text: 'Two lines about the building and its readers are enough.',
    actions: actions.args.children,
  },
  parameters: fullscreenStory({
    for: 'End a page with a question, who asks it, and a way to answer.',
    instead: [{ when: 'The visitor writes on this very page', use: 'ContactForm' }],
    do: [
      'Ask a question that the reader can answer.',
      'Leave out the signature where the page is about the person; the door then has two leaves.',
    ],
    dont: ['Don’t only ask for a message.', 'Don’t show it twice on a page.'],
    pair: { do: {}, dont: { title: 'Get in touch' } },
  }),
} satisfies Meta<typeof CallToAction>;

type Story = StoryObj<typeof CallToAction>;

export const Default: Story = {};

export const FaceBesideTheQuestion: Story = {
  name: 'MUST show the face beside the question on a desk',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const portrait = box(canvas.getByRole('img'));
    const question = box(canvas.getByRole('heading', { level: 2 }));
    await expect(portrait.left).toBeGreaterThan(question.right);
  },
};

/** For every second page, so that no two in a row end alike. */
export const LeafAtStart: Story = { args: { leaf: 'start' } };

export const SchemeAround: Story = {
  name: 'MUST be dark on light in either scheme around it',
  play: async ({ canvas, canvasElement }) => {
    const { style } = canvasElement;
    const question = canvas.getByRole('heading', { level: 2 });
    for (const scheme of ['light', 'dark']) {
      style.colorScheme = scheme;
      style.color = tokens.color.light.text;
      await expect(question).toHaveStyle({ color: getComputedStyle(canvasElement).color });
    }
    style.colorScheme = style.color = '';
  },
};

/** For a page that has already shown the person. */
export const WithoutASignature: Story = {
  args: { signature: undefined },
};
