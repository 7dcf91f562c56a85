import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Card, Cards } from './Card.js';

export default {
  id: 'lists-card',
  title: 'Lists/Card, Cards (tile, panel, feature, card grid, career, CV)',
  component: Card,
  subcomponents: { Cards },
  args: {
    title: 'Draughtsman in a shipyard',
    text: 'Harbour learned there that a line one millimetre off becomes a door that does not close.',
  },
  render: (args) => (
    <Cards>
      <Card {...args} />
      <Card title="Joiner" text="Lane built stairs." link={{ href: '#lane', label: 'See one' }} />
      <Card title="A new wing" items={['Joinery', 'Daylight in reading rooms']} />
    </Cards>
  ),
  parameters: paddedStory({
    for: 'Put several equals side by side: stages of a career, trainings, ways to work.',
    instead: [
      { when: 'Two offers with points go side by side', use: 'ServiceCards' },
      { when: 'It is a term and what it means, one below the other', use: 'DescriptionList' },
    ],
    do: [
      'Say in a title and a sentence or two what one of several equals is.',
      'Take `columns` for three and more, `pair` for two that are compared, `trio` for three that a section is about, `rows` for titles with longer texts.',
    ],
    dont: ['Don’t make a card for each paragraph: cards are equals, and texts go into a Stack.'],
    pair: {
      do: {},
      dont: {
        title: undefined,
        text: 'The studio began in a shipyard, where Harbour drew doors for cabins. Lane came from a joinery ten years later. Since then they have built fourteen libraries together, and a bench.',
      },
    },
  }),
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

export const Default: Story = {};

/** Two that are compared, side by side on a phone, too. */
export const Pair: Story = {
  render: () => (
    <Cards layout="pair">
      <Card size="large" title="By day" text="The long table is for those who stay." />
      <Card size="large" title="By night" text="The lamp at the door is for those who return." />
    </Cards>
  ),
};

/** Three large ones. */
export const Trio: Story = {
  render: (args) => (
    <Cards layout="trio">
      <Card size="large" {...args} />
      <Card size="large" title="Repair" text="What stands is made sound, and stays in use." />
      <Card size="large" title="Addition" text="A new wing, joined to the old one by a hall." />
    </Cards>
  ),
};

/** Large titles, each beside its text. */
export const Rows: Story = {
  render: (args) => (
    <Cards layout="rows">
      <Card size="large" {...args} />
      <Card size="large" title="A new wing" items={['Joinery', 'Daylight in reading rooms']} />
    </Cards>
  ),
};
