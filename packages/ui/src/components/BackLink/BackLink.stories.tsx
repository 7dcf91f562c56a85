import { expect } from 'storybook/test';
import {
  focused,
  hovered,
  columnStory,
  type Meta,
  type StoryObj,
} from '../../../workshop/storyParts.js';
import { BackLink } from './BackLink.js';

export default {
  id: 'navigation-backlink',
  title: 'Navigation/BackLink (back, up a level)',
  component: BackLink,
  args: { href: '#home', children: 'Back to home' },
  parameters: columnStory({
    for: 'A visitor leaves a page that is not in the bar for the page above it.',
    instead: [
      { when: 'It leads onward, as the next thing to do', use: 'ButtonLink' },
      { when: 'It is part of a sentence', use: 'a plain link in Text' },
    ],
    do: ['Name the page it leads to.', 'Give it to the `back` of a CaseHero.'],
    dont: [
      'Don’t write “Back” alone: the browser’s button already says that, and means another page.',
      'Don’t use it for the browser’s history.',
    ],
    pictures: {
      do: <BackLink href="#home">Back to home</BackLink>,
      dont: <BackLink href="#home">Back</BackLink>,
    },
    accessibility: [
      'The arrow is decorative; the name is the text alone.',
      'It is not printed: paper has no way back.',
    ],
  }),
} satisfies Meta<typeof BackLink>;

type Story = StoryObj<typeof BackLink>;

export const Default: Story = {};

export const TargetHeight: Story = {
  name: 'MUST be a link whose target is 44 px high',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Underlined on hover. */
export const Hovered: Story = hovered;

export const Focused: Story = focused('a');
