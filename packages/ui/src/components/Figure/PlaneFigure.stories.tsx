import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { unit } from '../../styles/measure.css.js';
import { plane } from '../../styles/plane.css.js';
import { vars } from '../../theme/vars.css.js';
import { PlaneFigure } from './Figure.js';
import { caseFigureNames, planeFigureNames } from './figures.js';

const meta = {
  title: 'Content/PlaneFigure',
  component: PlaneFigure,
  args: { name: 'door' },
  argTypes: { name: { control: 'select', options: [...planeFigureNames, ...caseFigureNames] } },
  decorators: [
    (Story) => (
      <div className={plane} style={{ overflow: 'clip', paddingTop: `calc(37 * ${unit})` }}>
        <div
          style={{
            position: 'relative',
            height: `calc(16 * ${unit})`,
            background: vars.color.planeLow,
            borderTop: `1px solid ${vars.color.brass}`,
          }}
        >
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'The head or the end of a page shows a room: a door, a table, a circle of seats.',
      instead: [
        { when: 'A page begins or ends', use: 'the `figure` of Hero or CallToAction' },
        { when: 'It goes on paper, with a case study', use: 'CaseFigure' },
      ],
      do: ['Choose the drawing that says what the page is about; see `figures.ts`.'],
      dont: [
        'Don’t place it anywhere else: it hangs on the brass line between wall and floor.',
        'Don’t show the same drawing twice on a page.',
      ],
      accessibility: [
        'MUST be hidden from assistive technology and take no pointer.',
        'It is not printed, and mirrored where text runs from right to left.',
      ],
    },
  },
} satisfies Meta<typeof PlaneFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Decorative: Story = {
  name: 'MUST be hidden from assistive technology and take no pointer',
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')!;
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(drawing).pointerEvents).toBe('none');
  },
};

/** Whose door it is. */
export const WithPlate: Story = {
  args: { name: 'door', plate: { name: 'Harbour & Lane', lines: ['Reading rooms', 'Libraries'] } },
};

/** A table, and on it, in the light, the plan. */
export const Table: Story = { args: { name: 'table' } };

/** Two chairs, turned to each other. */
export const Chairs: Story = { args: { name: 'chairs' } };

/** The chair at the head of the table is empty. */
export const Seat: Story = { args: { name: 'seat' } };

/** Seats in a circle, one of them lit. */
export const Circle: Story = { args: { name: 'circle' } };

/** A doorway as wide as a portrait. */
export const Doorway: Story = { args: { name: 'doorway' } };

/** The door opens inwards. */
export const Open: Story = { args: { name: 'open' } };

/** A door in a wall without an opening. */
export const Blind: Story = { args: { name: 'blind' } };

/** Puts the viewer right at the door. */
export const Threshold: Story = { args: { name: 'threshold' } };

/** The drawing of a case study, at the head of its page. */
export const OfACase: Story = { args: { name: 'growth' } };
