import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Stats } from '../Stats/Stats.js';
import stats from '../Stats/Stats.stories.js';
import { ValueStatement } from './ValueStatement.js';

export default {
  id: 'evidence-valuestatement',
  title: 'Evidence/ValueStatement (quote, claim)',
  component: ValueStatement,
  args: {
    statement: 'We draw no chair that we would not read a whole book in.',
    stats: <Stats {...stats.args} />,
  },
  parameters: fullscreenStory({
    for: 'Make one sentence memorable, with the facts that prove it.',
    instead: [{ when: 'There are only numbers, no sentence', use: 'Stats' }],
    do: ['Write a promise that can be broken.', 'Prove it by facts that can be checked.'],
    dont: ['Don’t show it twice on a page.', 'Don’t make it longer than three lines on a desk.'],
  }),
} satisfies Meta<typeof ValueStatement>;

type Story = StoryObj<typeof ValueStatement>;

/** `Stats` above the sentence. */
export const Default: Story = {};

/** A drawing below the sentence. */
export const Figure: Story = {
  args: {
    figure: (
      <svg viewBox="0 0 480 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 20h480M40 20V4m400 16V4" />
      </svg>
    ),
    statement: 'What does nobody say about the stairs?',
  },
};
