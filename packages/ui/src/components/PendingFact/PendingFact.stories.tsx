import type { Meta, StoryObj } from '../../stories.js';
import { Text } from '../Text/Text.js';
import { PendingFact } from './PendingFact.js';

const meta = {
  title: 'Content/PendingFact',
  component: PendingFact,
  args: { children: 'Year of construction to be confirmed' },
  parameters: {
    guidance: {
      for: 'A fact is not known yet and nobody may take the gap for a fact.',
      instead: [{ when: 'The fact is known', use: 'Text' }],
      do: ['Name what is missing.'],
      dont: ['Don’t fill the gap with something that looks real.'],
      pictures: {
        do: <PendingFact>Year of construction</PendingFact>,
        dont: <Text>Built in 1900</Text>,
      },
      accessibility: ['The words alone say that it is missing; the brass corners are decoration.'],
    },
  },
} satisfies Meta<typeof PendingFact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InsideSentence: Story = {
  render: (args) => (
    <Text>
      The library on the quay: <PendingFact {...args} />, extended last summer.
    </Text>
  ),
};
