import { expect } from 'storybook/test';
import { inColumn, type Meta, type StoryObj } from '../../stories.js';
import { breakpoints } from '../../theme/tokens.js';
import { ServiceCard, ServiceCards } from './ServiceCard.js';

export default {
  title: 'Content/ServiceCard',
  component: ServiceCard,
  subcomponents: { ServiceCards },
  args: {
    title: 'A new reading room',
    eyebrow: 'New buildings',
    points: [
      'We begin with the readers: who comes, at what hour, and what keeps the others away.',
      'You see three drawings before the council votes, each with its price and its weakest point.',
      'In the first winter we come back and ask what we got wrong.',
    ],
  },
  render: (args) => (
    <ServiceCards>
      <ServiceCard {...args} />
      <ServiceCard
        title="An old library, open again"
        eyebrow="Restoration, with the library kept open"
        points={[
          'We look for the water first. Everything else can wait until the roof is dry.',
          'Old shelves stay where they are strong, and new ones never pretend to be old.',
          'The reading room opens in the first year, and the work goes on behind a door.',
        ]}
      />
    </ServiceCards>
  ),
  parameters: inColumn({
    for: 'Describe two offers in three points each, side by side.',
    instead: [
      { when: 'Three offers build on one another', use: 'FeatureCards' },
      { when: 'It is a case study with its own page', use: 'CaseTeaser' },
      { when: 'They are two to four career stages', use: 'CareerCards' },
      { when: 'The two are not offers', use: 'Columns' },
    ],
    do: [
      'Put two of them into ServiceCards.',
      'Give both cards a line above the title, or neither.',
      'A sentence or two a point.',
    ],
    dont: [
      'Don’t put one card, or three, into ServiceCards.',
      'Don’t put a link into a point: the section has its action.',
    ],
    accessibility: [
      'The points are a list, announced with their number.',
      'Titles and points share their rows, whatever the language makes of them.',
      'Below 900 px the cards are stacked.',
    ],
  }),
} satisfies Meta<typeof ServiceCard>;

/** The points of both are aligned. */
export const Default: StoryObj<typeof ServiceCard> = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    const [first, second] = canvas
      .getAllByRole('list')
      .map((list) => [...list.children].map((point) => point.getBoundingClientRect().top));
    await expect(first).toEqual(second);
  },
};
