import { expect, waitFor } from 'storybook/test';
import { wideStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { breakpoints } from '../../theme/tokens.js';
import { Section } from '../Section/Section.js';
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
  id: 'content-servicecard',
  title: 'Content/ServiceCard (ServiceCards, card, service, offer)',
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
  parameters: wideStory({
    for: 'Describe two offers in three points each, side by side.',
    instead: [
      { when: 'There are three or four offers', use: 'FeatureCards' },
      { when: 'It is a case study with its own page', use: 'CaseTeaser' },
      { when: 'The two are not offers', use: 'CareerCards or Columns' },
    ],
    do: [
      'Put two of them into ServiceCards.',
      'Give both cards a line above the title, or neither.',
      'Take the variant `door` for what the page is about, above a Section with the ground `floor`.',
    ],
    dont: [
      'Don’t put a link into a point: the section has its action.',
      'Don’t take the variant `door` twice on a page.',
    ],
    accessibility: [
      'The points are a list, announced with their number.',
      'Titles share their rows, and so do points between rules, whatever the language makes of them.',
      'Below 640 px the cards are stacked.',
    ],
  }),
} satisfies Meta<typeof ServiceCard>;

/** Top edges of the points of both cards, which have to be aligned. */
const tops = (lists: HTMLElement[]) =>
  lists.map((list) => [...list.children].map((point) => point.getBoundingClientRect().top));

/** The first points are aligned; the others follow independently. */
export const Default: StoryObj<typeof ServiceCard> = {
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    const [first, second] = tops(canvas.getAllByRole('list'));
    await expect(first![0]).toBe(second![0]);
  },
};

/** Two panels of a door, with light on the floor below. All points are aligned. */
export const Door: StoryObj<typeof ServiceCard> = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    const [first, second] = tops(canvas.getAllByRole('list'));
    await expect(first).toEqual(second);
  },
  render: ({ title, points }) => (
    <>
      <Section>
        <ServiceCards variant="door">
          <ServiceCard
            level={2}
            title={title}
            text="For towns that have a site and no drawing."
            points={points}
            proof={{
              label: 'Built',
              title: 'A school library in a former laundry',
              href: '#laundry',
            }}
          />
          <ServiceCard
            level={2}
            {...second}
            text="For towns whose readers have nowhere else to go."
            proof={{ label: 'Built', title: 'A reading room for a concert hall', href: '#hall' }}
          />
        </ServiceCards>
      </Section>
      <Section ground="floor" title="Three trades, kept apart" />
    </>
  ),
};

/** The hovered panel reveals more light. */
export const DoorHovered: StoryObj<typeof ServiceCard> = {
  name: 'Door hovered',
  ...Door,
  globals: { pseudo: { hover: true } },
};

export const WordsInPlace: StoryObj<typeof ServiceCard> = {
  ...Door,
  name: 'MUST keep its words in place while the light of a door widens',
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    const lists = () =>
      canvas.getAllByRole('list').map((list) => list.getBoundingClientRect().toJSON());
    const before = lists();
    link!.focus({ preventScroll: true });
    const edge = () => parseFloat(getComputedStyle(link!.closest('article')!, '::before').width);
    if (innerWidth >= breakpoints.small) await waitFor(() => expect(edge()).toBeGreaterThan(10));
    await expect(lists()).toEqual(before);
  },
};
