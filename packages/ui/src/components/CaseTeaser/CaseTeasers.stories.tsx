import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { CaseTeaser, CaseTeasers } from './CaseTeaser.js';
import one from './CaseTeaser.stories.js';

const meta = {
  title: 'Content/CaseTeasers',
  component: CaseTeasers,
  args: {
    children: [
      <CaseTeaser key="laundry" {...one.args} />,
      <CaseTeaser
        key="shelves"
        href="#growth"
        figure="growth"
        title="Twice the shelves on the same floor"
        text="A village had run out of wall. The new stair is a bookcase that one can climb."
      />,
      <CaseTeaser
        key="hall"
        href="#strategy"
        figure="strategy"
        title="A reading room for a concert hall"
        text="Musicians read scores, and scores are large. Every table is as deep as an orchestral part."
      />,
    ],
  },
  parameters: {
    guidance: {
      for: 'List one to six case studies, one row each.',
      instead: [{ when: 'Terms are explained, without separate pages', use: 'RoleBlocks' }],
      do: [
        'Put it into a Section of the layout `wide`: the rows need the whole width, margin included.',
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
