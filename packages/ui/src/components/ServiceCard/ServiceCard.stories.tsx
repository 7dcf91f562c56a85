import type { Meta, StoryObj } from '../../stories.js';
import { ServiceCard } from './ServiceCard.js';

export default {
  title: 'Content/ServiceCard',
  component: ServiceCard,
  args: {
    title: 'A new reading room',
    eyebrow: 'New buildings',
    points: [
      'We begin with the readers: who comes, at what hour, and what keeps the others away.',
      'You see three drawings before the council votes, each with its price and its weakest point.',
      'In the first winter we come back and ask what we got wrong.',
    ],
  },
  parameters: {
    guidance: {
      for: 'Describe one offer in three points.',
      instead: [
        { when: 'Three offers build on one another', use: 'FeatureCards' },
        { when: 'It is a case study with its own page', use: 'CaseTeaser' },
        { when: 'It is a career stage', use: 'CareerCard' },
      ],
      do: ['Put two of them into ServiceCards.', 'A sentence or two a point.'],
      dont: ['Don’t put a link into a point: the section has its action.'],
      accessibility: ['The points are a list, announced with their number.'],
    },
  },
} satisfies Meta<typeof ServiceCard>;

export const Default: StoryObj<typeof ServiceCard> = {};
