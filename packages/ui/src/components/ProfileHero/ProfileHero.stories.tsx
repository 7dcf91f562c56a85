import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { Actions } from '../Actions/Actions.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Portrait } from '../Portrait/Portrait.js';
import portraits from '../Portrait/Portrait.stories.js';
import { ProfileHero } from './ProfileHero.js';

const meta = {
  id: 'content-profilehero',
  title: 'Content/ProfileHero (profile, page header)',
  component: ProfileHero,
  tags: ['new'],
  args: {
    eyebrow: 'About us',
    title: 'We have moved the chairs ourselves',
    lead: 'I am Robin Harbour. I draw libraries for towns and schools, and come back after a year to see where the chairs are.',
    children: (
      <Actions>
        <ButtonLink href="mailto:studio@example.com" hint="opens your email program">
          Ask for a first visit
        </ButtonLink>
      </Actions>
    ),
    portrait: <Portrait {...portraits.args} />,
    facts: [
      'I speak English and Dutch.',
      <ButtonLink key="list" tone="quiet" href="#libraries">
        All fourteen libraries
      </ButtonLink>,
    ],
    statement: {
      title: 'One afternoon',
      text: 'The roof leaked over the poetry, and I moved the shelves before the meeting had ended.',
    },
  },
  parameters: fullscreenStory({
    for: 'Open a page about a person.',
    instead: [
      { when: 'The page is about an offer', use: 'Hero' },
      { when: 'The person only signs', use: 'Signature' },
    ],
    do: ['One a page, first in `main`.', 'One action.'],
    dont: ['Don’t leave out the portrait: without a photograph its frame says so.'],
    accessibility: [
      'The light is decorative; words in front of it keep their contrast.',
      'Below 900 px: heading, portrait, action, lead, facts. Read in this order, but for the portrait.',
    ],
  }),
} satisfies Meta<typeof ProfileHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargePortrait: Story = {
  name: 'MUST show the portrait 320 px wide on a desk',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    await expect([portrait.width, portrait.height]).toEqual([320, 320]);
  },
};

/** The action is in the first view: before the lead, which is long. */
export const OnAPhone: Story = {
  name: 'MUST show its action before its lead on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (element: Element) => element.getBoundingClientRect().top;
    const action = canvas.getByRole('link', { name: /first visit/ });
    await expect(top(action)).toBeLessThan(top(canvas.getByText(/I am Robin/)));
    await expect(top(action)).toBeGreaterThan(top(canvas.getByRole('img')));
  },
};
