import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { drawings } from '../Figure/drawings.js';
import { Signature } from '../Signature/Signature.js';
import signatures from '../Signature/Signature.stories.js';
import { ContactBlock } from './ContactBlock.js';

export default {
  id: 'content-contactblock',
  title: 'Content/ContactBlock (call to action, CTA, banner, contact)',
  component: ContactBlock,
  args: {
    title: 'Which shelf is full?',
    figure: 'circle',
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
  parameters: fullscreenStory({
    for: 'End a page with a question, who asks it, and a way to answer.',
    instead: [
      { when: 'The offer is not the page’s own', use: 'Panel' },
      { when: 'The visitor writes on this very page', use: 'ContactForm' },
    ],
    do: [
      'Ask a question that the reader can answer.',
      'Sign with who reads the message.',
      'Take the `figure` of the page’s `Hero`, if it is furnished.',
    ],
    dont: ['Don’t show it twice on a page.', 'Don’t offer more than one filled action.'],
    accessibility: [
      'Question, text, actions, signature and note are read in this order, and seen in it below 1100 px.',
      'The drawing is decorative; below 1100 px it is between actions and name, so that no text overlaps it.',
    ],
  }),
} satisfies Meta<typeof ContactBlock>;

type Story = StoryObj<typeof ContactBlock>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    const floor = canvasElement.querySelector('section > div + div')!.getBoundingClientRect();
    await expect(portrait.top).toBeLessThan(floor.top);
    await expect(portrait.bottom).toBeGreaterThan(floor.top + 24);
  },
};

export const Window: Story = {
  name: 'MUST show a window beside a signature',
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector('section > div > svg')!.innerHTML;
    for (const { d } of drawings.window.groups[0]!.shapes) await expect(shown).toContain(d);
  },
};

export const WithoutAPortrait: Story = {
  name: 'Without a portrait',
  args: { signature: undefined, figure: undefined },
};
