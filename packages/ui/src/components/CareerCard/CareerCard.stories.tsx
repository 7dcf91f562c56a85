import { expect } from 'storybook/test';
import { columnStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { CareerCard, CareerCards } from './CareerCard.js';

export default {
  id: 'content-careercard',
  title: 'Content/CareerCard (CareerCards, card, timeline, CV)',
  component: CareerCard,
  subcomponents: { CareerCards },
  args: {
    title: 'Draughtsman in a shipyard',
    text: 'Harbour learned there that a line one millimetre off becomes a door that does not close.',
  },
  render: (args) => (
    <CareerCards>
      <CareerCard {...args} />
      <CareerCard title="Joiner" text="Lane built staircases for six years before she drew one." />
      <CareerCard title="A new wing" items={['Joinery', 'Daylight in reading rooms']} />
    </CareerCards>
  ),
  parameters: columnStory({
    for: 'Tell career stages or trainings, in two or three sentences each.',
    instead: [
      { when: 'Two offers with points go side by side', use: 'ServiceCards' },
      { when: 'It is a term and what it means, one below the other', use: 'DescriptionList' },
    ],
    do: [
      'Put the four stages of a career into a Scene, each below its door.',
      'Say what was learned, not only what was held.',
    ],
    dont: ['Don’t list duties: degrees and programmes go into `items`.'],
    accessibility: [
      'The title is a heading of level 3: the section around it needs one of level 2.',
      '`items` are a list, announced with their number.',
    ],
  }),
} satisfies Meta<typeof CareerCard>;

type Story = StoryObj<typeof CareerCard>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Two ways of working, compared by the days of a week that they take. */
export const Week: Story = {
  render: () => (
    <CareerCards>
      <CareerCard week="full" title="On site" text="Until the roof is on." />
      <CareerCard week="days" title="At the drawing board" text="Every Tuesday and Friday." />
    </CareerCards>
  ),
};
