import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { ButtonLink } from '../../components/Button/ButtonLink.js';
import { CaseFigure } from '../Figure/Figure.js';
import { CaseHero } from './CaseHero.js';

export default {
  id: 'blocks-casehero',
  title: 'Blocks/CaseHero (page header, case study)',
  component: CaseHero,
  args: {
    back: { href: '#home', label: 'Back to home' },
    eyebrow: 'Extensions',
    title: 'Twice the shelves on the same floor',
    lead: 'A village had run out of wall.',
    figure: <CaseFigure name="tallDoor" />,
    detail: { term: 'Our part', value: 'Architects' },
    result: { before: 'More than', value: '2×', label: 'shelves on the same floor' },
    card: {
      title: 'This library is still being drawn',
      text: 'The plans will follow, so do come by again.',
    },
    actions: <ButtonLink href="#ask">Ask about this library</ButtonLink>,
  },
  parameters: fullscreenStory({
    for: 'Begin the page of a case study: its title, what came of it, and its drawing.',
    instead: [{ when: 'A page leads to a case study', use: 'CaseTeaser' }],
    do: ['Give a result only where its number can be checked.'],
  }),
} satisfies Meta<typeof CaseHero>;

type Story = StoryObj<typeof CaseHero>;

export const Default: Story = {};

/** A case without a measurable result. */
export const WithoutResult: Story = {
  args: {
    figure: <CaseFigure name="turnedChair" />,
    result: undefined,
    detail: undefined,
    card: undefined,
    text: 'The new stair is a bookcase that one can climb. What was the attic is a reading room.',
  },
};
