import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import type { CaseFigureName } from '../Figure/figures.js';
import { CaseTeaser, CaseTeasers } from './CaseTeaser.js';

const rows = (
  ...words: readonly (readonly [figure: CaseFigureName, title: string, text: string])[]
) =>
  words.map(([figure, title, text]) => (
    <CaseTeaser key={figure} href={`#${figure}`} figure={figure} title={title} text={text} />
  ));

const all = rows(
  [
    'restructuring',
    'A school library in a former laundry',
    'The drying room had the best light in the building. We kept its windows and moved everything else.',
  ],
  [
    'growth',
    'Twice the shelves on the same floor',
    'A village had run out of wall. The new stair is a bookcase that one can climb.',
  ],
  [
    'strategy',
    'A reading room for a concert hall',
    'Musicians read scores, and scores are large. Every table is as deep as an orchestral part.',
  ],
);

const meta = {
  title: 'Content/CaseTeasers',
  component: CaseTeasers,
  args: { children: all },
  parameters: {
    guidance: {
      for: 'List one to six case studies, one row each.',
      instead: [{ when: 'Terms are explained, without separate pages', use: 'RoleBlocks' }],
      do: [
        'Put it into a Room of the layout `wide`: the rows need the whole width, margin included.',
      ],
      dont: ['Don’t put anything but CaseTeaser into it.'],
      accessibility: [
        'A list: a screen reader says how many cases there are.',
        'Below 640 px the drawing is small, next to the text.',
      ],
    },
  },
} satisfies Meta<typeof CaseTeasers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** From 640 to 900 px the drawing has a third of the row. */
export const Medium: Story = { globals: { viewport: { value: 'small' } } };
