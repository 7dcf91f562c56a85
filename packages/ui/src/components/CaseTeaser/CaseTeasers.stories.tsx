import { expect } from 'storybook/test';
import { caseFigureNames } from '../Figure/figures.js';
import type { Meta, StoryObj } from '../../stories.js';
import { CaseTeaser, CaseTeasers } from './CaseTeaser.js';
import one from './CaseTeaser.stories.js';

export default {
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
      for: 'Show two or three case studies side by side, or the whole set of them.',
      instead: [{ when: 'Terms are explained, without separate pages', use: 'DescriptionList' }],
      do: [
        'Put it into a Section of the layout `wide`: the plates need the whole width.',
        'Take `small` for the whole set, and mark the one that is shown as `current`.',
      ],
      dont: ['Don’t put anything but CaseTeaser into it.'],
      accessibility: [
        'A list: a screen reader says how many cases there are.',
        'Below 640 px large plates are stacked; small ones are two in a row.',
      ],
    },
  },
} satisfies Meta<typeof CaseTeasers>;

type Story = StoryObj<typeof CaseTeasers>;

export const Default: Story = {};

/** The whole set; the one that is shown is named as the current page. */
export const Small: Story = {
  args: {
    size: 'small',
    children: caseFigureNames.map((figure, i) => (
      <CaseTeaser
        key={figure}
        href={`#${figure}`}
        figure={figure}
        title={figure === 'growth' ? 'Twice the shelves' : 'A reading room'}
        current={i === 1}
      />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Twice the shelves',
    );
  },
};
