import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { ServiceCard, ServiceCards, type ServiceCardProps } from './ServiceCard.js';

const second = {
  title: 'An old library, open again',
  points: [
    'We look for the water first. Everything else can wait until the roof is dry.',
    'Old shelves stay where they are strong, and new ones never pretend to be old.',
    'The reading room opens in the first year, and the work goes on behind a door.',
  ],
} satisfies ServiceCardProps;

export default {
  id: 'lists-servicecard',
  title: 'Lists/ServiceCard, ServiceCards (card, service, offer)',
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
      <ServiceCard {...second} eyebrow="Restoration, with the library kept open" />
    </ServiceCards>
  ),
  parameters: paddedStory({
    for: 'Describe two offers in three points each, side by side.',
    instead: [
      { when: 'There are three or four offers', use: 'Steps' },
      { when: 'It is a case study with its own page', use: 'CaseTeaser' },
      { when: 'The two are not offers', use: 'Cards or Columns' },
    ],
    do: ['Give both cards a line above the title, or neither.'],
    dont: ['Don’t put a link into a point: the section has its action.'],
  }),
} satisfies Meta<typeof ServiceCard>;

type Story = StoryObj<typeof ServiceCard>;

export const Default: Story = {};

export const Hovered: Story = { globals: { pseudo: { hover: ['a'] } } };

/** Each links to a case study. */
export const WithCases: Story = {
  args: {
    title: 'For towns that have a site and no drawing',
    text: 'Bring the plan of the site, and somebody who reads there.',
    caseLink: { label: 'Built', title: 'A school library in a former laundry', href: '#laundry' },
  },
};
