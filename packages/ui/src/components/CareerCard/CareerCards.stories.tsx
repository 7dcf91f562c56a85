import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { breakpoints } from '../../theme/tokens.js';
import { CareerCard, CareerCards, type CareerCardProps } from './CareerCard.js';
import one from './CareerCard.stories.js';

const cards = (...all: readonly CareerCardProps[]) =>
  all.map((card, index) => <CareerCard key={index} {...card} />);

const joiner = {
  title: 'Joiner',
  text: 'Lane built staircases for six years before she drew one.',
};

export default {
  title: 'Content/CareerCards',
  component: CareerCards,
  args: { children: cards(one.args, joiner) },
  parameters: {
    guidance: {
      for: 'Show two, three or four career stages side by side.',
      instead: [
        { when: 'Two offers go side by side', use: 'ServiceCards' },
        { when: 'The columns hold something else than cards', use: 'Columns' },
      ],
      do: ['Fill the rows: two or four cards in two columns, three in three.'],
      dont: ['Don’t mix cards with and without items in one row.'],
      accessibility: [
        'Two columns become one below 640 px, three below 900 px, in the order of reading.',
      ],
    },
  },
} satisfies Meta<typeof CareerCards>;

type Story = StoryObj<typeof CareerCards>;

export const Default: Story = {};

export const ThreeColumns: Story = {
  args: {
    columns: 3,
    children: cards(
      { title: 'A new wing', text: 'The shelves are full and the town still reads.' },
      { title: 'A new roof', text: 'The rain has found the poetry section.' },
      { title: 'A new town', text: 'There are houses, and nowhere yet to read in.' },
    ),
  },
};

/** A title on two lines leaves no gap in the card next to it. */
export const TitlesOfOneAndTwoLines: Story = {
  args: {
    children: cards(
      {
        ...one.args,
        title: 'Draughtsman in a shipyard on the west coast, for eleven winters and one summer',
      },
      joiner,
    ),
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    const gaps = canvas
      .getAllByRole('article')
      .map(
        (card) =>
          card.querySelector('p')!.getBoundingClientRect().top -
          card.querySelector('h3')!.getBoundingClientRect().bottom,
      );
    await expect(gaps[0]).toBeCloseTo(gaps[1]!, 0);
  },
};
