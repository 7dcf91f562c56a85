import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { breakpoints } from '../../theme/tokens.js';
import { FeatureCards } from './FeatureCards.js';

const meta = {
  id: 'content-featurecards',
  title: 'Content/FeatureCards (card grid, features)',
  component: FeatureCards,
  args: {
    title: 'Three rooms, one after the other',
    note: 'A council would like all three at once. Usually one of them makes the other two possible, and that is the one we draw first.',
    features: [
      {
        title: 'A room to read in',
        points: [
          'Daylight from the north. A reader follows the window, never the furniture.',
          'One long table before any desk for one.',
          'Shelves as high as a child reaches on the ground floor.',
        ],
        link: { href: '#reading', label: 'How we draw a reading room' },
      },
      {
        title: 'A room to meet in, with its own door',
        points: [
          'Open after the books have closed, with a key that the choir may keep.',
          'Chairs that two people put away in ten minutes.',
          'A kitchen that is small, and a sink that is not.',
        ],
        link: { href: '#meeting', label: 'How we draw a meeting room' },
      },
      {
        title: 'A roof that the town can afford',
        points: [
          'Timber first, because the sawmill is nine miles away.',
          'Gutters that somebody can reach from a ladder.',
          'A figure for heating, in writing, before the council votes.',
        ],
        link: { href: '#roof', label: 'How we draw a roof' },
      },
    ],
  },
  parameters: fullscreenStory({
    for: 'Present two to four offers side by side, of which one usually comes first.',
    instead: [
      { when: 'There are two offers without links', use: 'ServiceCards' },
      { when: 'The steps are to be taken in an order', use: 'Steps' },
    ],
    do: ['Let each link name its offer, so that they differ when read alone.'],
    dont: ['Don’t fill up points: all cards have the same number.'],
    accessibility: [
      'A heading of level 2, and one of level 3 for each card; the numerals are decorative.',
      'Titles and points share their rows, whatever the language makes of them.',
      'Below 1100 px the cards are stacked, in reading order.',
    ],
  }),
} satisfies Meta<typeof FeatureCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Titles and points of the cards are aligned. */
export const Default: Story = {
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.wide) return;
    const firstPoints = canvas
      .getAllByRole('article')
      .map((card) => card.querySelector('li')!.getBoundingClientRect().top);
    await expect(new Set(firstPoints).size).toBe(1);
  },
};

/** Two cards take half a row each. */
export const Two: Story = {
  args: { features: [meta.args.features[0], meta.args.features[1]] },
};
