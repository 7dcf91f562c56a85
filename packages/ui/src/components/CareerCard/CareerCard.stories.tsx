import { expect } from 'storybook/test';
import { inColumn, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { CareerCard, CareerCards } from './CareerCard.js';

export default {
  title: 'Content/CareerCard',
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
      <CareerCard
        title="Partners in a studio for libraries"
        text="They draw at one table, so that each sees what the other has left out."
        link={{ href: '#case', label: 'A library' }}
      />
      <CareerCard title="Readers" text="Twelve winters of Saturdays at the desk of Saltmere." />
    </CareerCards>
  ),
  parameters: inColumn({
    for: 'Tell career stages, responsibilities or trainings side by side, in two or three sentences each.',
    instead: [
      { when: 'Two offers with points go side by side', use: 'ServiceCards' },
      { when: 'It is a term and what it means, one below the other', use: 'DescriptionList' },
    ],
    do: [
      'Put them into CareerCards, and fill the rows: two or four in two columns, three in three.',
      'Say what was learned, not only what was held.',
    ],
    dont: ['Don’t list duties: degrees and programmes go into `items`.'],
    pictures: {
      do: <CareerCard title="Shipyard" text="One millimetre off, and a door does not close." />,
      dont: <CareerCard title="Shipyard" text="Responsible for plans, tenders and suppliers." />,
    },
    accessibility: [
      'The title is a heading of level 3: the section around it needs one of level 2.',
      '`items` are a list, announced with their number.',
      'Two columns become one below 640 px, three below 900 px, in the order of reading.',
    ],
  }),
} satisfies Meta<typeof CareerCard>;

type Story = StoryObj<typeof CareerCard>;

/** No empty list without items. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Items follow a text, or are in its place. */
export const ThreeColumns: Story = {
  render: () => (
    <CareerCards columns={3}>
      <CareerCard title="A new wing" items={['Joinery', 'Daylight in reading rooms']} />
      <CareerCard
        title="A new roof"
        text="The rain has found the poetry section."
        items={['Slate, from the next valley']}
      />
      <CareerCard title="A new town" text="There are houses, and nowhere yet to read in." />
    </CareerCards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
