import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { CareerCard } from './CareerCard.js';

export default {
  title: 'Content/CareerCard',
  component: CareerCard,
  args: {
    title: 'Draughtsman in a shipyard',
    text: 'Harbour learned there that a line one millimetre off becomes a door that does not close.',
  },
  parameters: {
    guidance: {
      for: 'Tell a career stage, a responsibility or a training in two or three sentences.',
      instead: [
        { when: 'It is an offer with points', use: 'ServiceCard' },
        { when: 'It is a term and what it means, one below the other', use: 'DescriptionList' },
      ],
      do: [
        'Put it into CareerCards, with its neighbours.',
        'Say what was learned, not only what was held.',
      ],
      dont: ['Don’t list duties: degrees and programmes go into `items`.'],
      accessibility: [
        'The title is a heading of level 3: the section around it needs one of level 2.',
        '`items` are a list, announced with their number.',
      ],
    },
  },
} satisfies Meta<typeof CareerCard>;

type Story = StoryObj<typeof CareerCard>;

/** No empty list without items. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Degrees and programmes are listed below the text. */
export const WithItems: Story = {
  args: {
    title: 'Training',
    text: 'Wood and light cannot be learned from a book.',
    items: ['Joinery, an island workshop', 'Daylight in reading rooms, a summer school'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
