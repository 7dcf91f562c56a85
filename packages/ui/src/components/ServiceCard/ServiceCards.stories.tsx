import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { breakpoints } from '../../theme/tokens.js';
import { ServiceCard, ServiceCards, type ServiceCardProps } from './ServiceCard.js';
import one from './ServiceCard.stories.js';

const cards = (...all: readonly ServiceCardProps[]) =>
  all.map((card, index) => <ServiceCard key={index} {...card} />);

const restoration: ServiceCardProps = {
  title: 'An old library, open again',
  eyebrow: 'Restoration, with the library kept open',
  points: [
    'We look for the water first. Everything else can wait until the roof is dry.',
    'Old shelves stay where they are strong, and new ones never pretend to be old.',
    'The reading room opens in the first year, and the work goes on behind a door.',
  ],
};

export default {
  title: 'Content/ServiceCards',
  component: ServiceCards,
  args: { children: cards(one.args, restoration) },
  parameters: {
    guidance: {
      for: 'Show two offers side by side, like the two leaves of a door.',
      instead: [
        { when: 'Three offers build on one another', use: 'FeatureCards' },
        { when: 'Two to four career stages', use: 'CareerCards' },
        { when: 'The two are not offers', use: 'Columns' },
      ],
      do: ['Give both cards a line above the title, or neither.'],
      dont: ['Don’t put one card, or three, into it.'],
      accessibility: [
        'Titles and points share their rows, whatever the language makes of them.',
        'Below 900 px the cards are stacked.',
      ],
    },
  },
} satisfies Meta<typeof ServiceCards>;

/** The points of both are aligned. */
export const Default: StoryObj<typeof ServiceCards> = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    const [first, second] = canvas
      .getAllByRole('list')
      .map((list) => [...list.children].map((point) => point.getBoundingClientRect().top));
    await expect(first).toEqual(second);
  },
};
