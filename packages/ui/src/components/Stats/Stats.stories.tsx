import { expect } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Stats } from './Stats.js';

export default {
  id: 'evidence-stats',
  title: 'Evidence/Stats (price, pricing, fees, KPI, key figures, metrics)',
  component: Stats,
  args: {
    label: 'In numbers',
    stats: [
      { before: 'Since', value: '1998', label: 'in practice' },
      { before: 'Since', value: '2004', label: 'in the old rope works by the harbour' },
      { value: '14', label: 'libraries built in towns of fewer than 20,000 people' },
      {
        before: 'Within',
        value: '9',
        after: 'months',
        label: 'from the first visit to the first reader',
      },
      { before: 'More than', value: '2×', label: 'the shelves on the same floor' },
    ],
  },
  parameters: paddedStory({
    for: 'Prove a claim, or sum up an offer, with numbers: years, people, a price.',
    instead: [{ when: 'The numbers are looked up rather than remembered', use: 'DescriptionList' }],
    do: ['Keep the words that qualify a number with it: “More than 2×”.'],
    dont: ['Don’t round up.', 'Don’t show more than five.'],
    pair: {
      do: { stats: [{ before: 'More than', value: '2×', label: 'as many readers' }] },
      dont: { stats: [{ value: '3×', label: 'as many readers' }] },
    },
  }),
} satisfies Meta<typeof Stats>;

export const Default: StoryObj<typeof Stats> = {};

/** Prices: say with each of them whether VAT is in it. Several words may wrap. */
export const Large: StoryObj<typeof Stats> = {
  args: {
    label: 'For a year',
    size: 'large',
    stats: [
      { value: '£12', label: 'Readers, including VAT' },
      { value: '£1,200 for each class', label: 'Schools, plus VAT (£1,440 including VAT)' },
    ],
  },
};

export const RowsOnAPhone: StoryObj<typeof Stats> = {
  name: 'MUST show one number a row on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    await expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 1, 2, 3, 4]);
  },
};
