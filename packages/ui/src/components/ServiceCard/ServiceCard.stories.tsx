import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { ServiceCard } from './ServiceCard.js';

const meta = {
  title: 'Content/ServiceCard',
  component: ServiceCard,
  args: {
    title: 'A new reading room',
    text: 'For towns with books in boxes and a building to spare.',
    points: [
      'We begin with the readers: who comes, at what hour, and what keeps the others away.',
      'You see three drawings before the council votes, each with its price and its weakest point.',
      'In the first winter we come back and ask what we got wrong.',
    ],
  },
  parameters: {
    guidance: {
      for: 'Describe one offer in three or four points.',
      instead: [
        { when: 'Three offers build on one another', use: 'FeatureCards' },
        { when: 'It is a case study with its own page', use: 'CaseTeaser' },
        { when: 'It is a career stage', use: 'CareerCard' },
      ],
      do: [
        'Put two of them into ServiceCards.',
        'Use `text` to say who it is for, in one sentence.',
        'A sentence or two a point.',
      ],
      dont: ['Don’t put a link into a point: the section has its action.'],
      accessibility: [
        'The title is a heading of level 3 or 4, always in the same size.',
        'The points are a list, announced with their number.',
      ],
    },
  },
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A small line above the title, instead of a text below it. */
export const WithEyebrow: Story = {
  args: {
    eyebrow: 'In practice since 1998',
    title: 'We have carried the books ourselves',
    text: null,
    points: [
      'Lane was a joiner before she was an architect. She knows what an oak shelf weighs when it is full.',
      'Harbour moved nine thousand books up a stair that was too narrow. No stair of ours has been narrow since.',
      'We both read in our libraries, on Saturdays, in the worst seat of the room.',
    ],
  },
};

/** Below a heading of level 3; it looks the same. */
export const Level4: Story = {
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toBeVisible();
  },
};
