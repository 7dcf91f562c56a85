import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Stats } from '../Stats/Stats.js';
import facts from '../Stats/Stats.stories.js';
import { WithheldWords } from '../../blocks/Figure/Figure.js';
import { ValueStatement } from './ValueStatement.js';

export default {
  id: 'evidence-valuestatement',
  title: 'Evidence/ValueStatement (quote, claim)',
  component: ValueStatement,
  args: {
    statement: 'We draw no chair that we would not read a whole book in.',
    children: [<Stats key="facts" {...facts.args} />],
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

/** A sentence that is not said. */
export const Withheld: Story = {
  args: { figure: <WithheldWords />, statement: 'What does nobody say about the stairs?' },
};
