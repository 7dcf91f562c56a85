import type { ReactNode } from 'react';
import { fullscreenStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { unit } from '../../styles/layoutVars.css.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { vars } from '../../theme/vars.css.js';
import { WithheldWords } from '../WithheldWords/WithheldWords.js';
import { CaseFigure, DoorLight, PlaneFigure } from './Figure.js';
import { figureNames } from './figures.js';

/** Wall and floor for a drawing. */
const Floor = ({ children }: { children: ReactNode }) => (
  <div
    className={plane}
    style={{ width: '100%', overflow: 'clip', paddingTop: `calc(37 * ${unit})` }}
  >
    <div
      className={planeFloor}
      style={{ height: `calc(16 * ${unit})`, background: vars.color.planeLow }}
    >
      {children}
    </div>
  </div>
);

const onFloor: Story = {
  decorators: [
    (Figure) => (
      <Floor>
        <Figure />
      </Floor>
    ),
  ],
};

export default {
  id: 'blocks-planefigure',
  title: 'Blocks/PlaneFigure, CaseFigure, DoorLight, WithheldWords (illustration, image)',
  component: PlaneFigure,
  subcomponents: { CaseFigure, DoorLight, WithheldWords },
  args: { name: 'door' },
  argTypes: { name: { control: 'select', options: figureNames } },
  parameters: fullscreenStory({
    for: 'Illustrate a head, a case study or a ValueStatement.',
    instead: [{ when: 'A section is drawn as a room', use: 'Scene' }],
    do: [
      'Choose the drawing that says what the page is about: all are below.',
      'CaseFigure is for a CaseHero or a CaseTeaser, DoorLight and WithheldWords for a ValueStatement.',
    ],
    dont: ['Don’t show the same drawing twice on a page.'],
    accessibility: ['It is not printed, and mirrored where text runs from right to left.'],
  }),
} satisfies Meta<typeof PlaneFigure>;

type Story = StoryObj<typeof PlaneFigure>;

export const Default: Story = {
  ...onFloor,
};

/** Every drawing, small. */
export const EveryFigure: Story = {
  parameters: { docs: { canvas: { sourceState: 'none' }, source: { type: 'code' } } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {figureNames.map((name) => (
        <div key={name} style={{ flex: '1 0 min(20rem, 100%)' }}>
          <div style={{ zoom: 0.4 }}>
            <Floor>
              <PlaneFigure name={name} />
            </Floor>
          </div>
          {name}
        </div>
      ))}
    </div>
  ),
};

/** Your own drawing, 212 wide, with the floor line at y = 0. */
export const OwnDrawing: Story = {
  ...onFloor,
  args: {
    name: undefined,
    children: <path d="M30 0v-200a76 76 0 0 1 152 0V0" fill="none" stroke="currentColor" />,
  },
};
