import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { vars } from '../../theme/vars.css.js';
import { classes } from '../../styles/classes.js';
import { Beam } from './Beam.js';
import { enfilade, lit } from './Beam.css.js';

const meta = {
  title: 'Content/Beam',
  component: Beam,
  decorators: [
    (Story) => (
      <div
        className={classes(enfilade, lit)}
        style={{ background: vars.color.sunken, height: '72rem' }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'Light falls out of the door of the home page, over the floor and onto the band below.',
      instead: [
        { when: 'A value statement is lit', use: '`inBeam` of ValueStatement' },
        { when: 'A page needs a picture', use: 'PlaneFigure, by the `figure` of a Hero' },
      ],
      do: ['Let it begin at a door: inside the `lightFallsInto` of a Hero.'],
      dont: ['Don’t use it as decoration: light needs a door to make sense.'],
      accessibility: [
        'MUST be hidden from assistive technology and take no pointer.',
        'Text keeps its contrast in and outside the light; the contrast test has both backgrounds.',
        'It is left out on paper and in forced colours, and mirrored from right to left.',
      ],
    },
  },
} satisfies Meta<typeof Beam>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Decorative: Story = {
  name: 'MUST be hidden from assistive technology and take no pointer',
  play: async ({ canvasElement }) => {
    const light = canvasElement.querySelector('svg')!;
    await expect(light).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(light).pointerEvents).toBe('none');
  },
};
