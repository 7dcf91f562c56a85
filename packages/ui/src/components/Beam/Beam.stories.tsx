import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { vars } from '../../theme/vars.css.js';
import { Beam, type BeamProps } from './Beam.js';
import { enfilade, lit } from './Beam.css.js';

const ground: Record<BeamProps['ground'], string> = {
  floor: vars.color.planeLow,
  sunken: vars.color.sunken,
  paper: vars.color.bg,
};

const meta = {
  title: 'Content/Beam',
  component: Beam,
  args: { ground: 'paper' },
  argTypes: { ground: { control: 'select', options: Object.keys(ground) } },
  decorators: [
    (Story, { args }) => (
      <div
        className={classes(enfilade, lit, args.ground === 'floor' && plane)}
        style={{ background: ground[args.ground], height: '24rem' }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'Light falls out of the door of the home page, over the floor and into the rooms below.',
      instead: [
        {
          when: 'A room or a value statement is lit',
          use: '`inBeam` of Section or ValueStatement',
        },
        { when: 'A page needs a picture', use: 'PlaneFigure, by the `figure` of a Hero' },
      ],
      do: [
        'Let it begin at a door: inside the `lightFallsInto` of a Hero.',
        'Name the ground it falls on, so that it is a shade of that ground.',
      ],
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

/** The dark floor of a Hero. */
export const OnFloor: Story = { args: { ground: 'floor' } };

/** The band of a ValueStatement. */
export const OnSunken: Story = { args: { ground: 'sunken' } };
