import type { ReactNode } from 'react';
import { fullscreenStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { Columns } from '../../components/Columns/Columns.js';
import { Section } from '../../components/Section/Section.js';
import { Text } from '../../components/Text/Text.js';
import { unit } from '../../styles/layoutVars.css.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { vars } from '../../theme/vars.css.js';
import { SeatingPlan } from '../Scene/SeatingPlan.js';
import { CaseFigure, DoorLight, PlaneFigure, WithheldWords } from './Figure.js';
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

export default {
  id: 'blocks-planefigure',
  title:
    'Blocks/PlaneFigure, CaseFigure, DoorLight, SeatingPlan, WithheldWords (illustration, image)',
  component: PlaneFigure,
  subcomponents: { CaseFigure, DoorLight, SeatingPlan, WithheldWords },
  args: { name: 'door' },
  argTypes: { name: { control: 'select', options: figureNames } },
  parameters: fullscreenStory({
    for: 'Illustrate a head, a case study, a ValueStatement or a conversation.',
    instead: [{ when: 'A section is drawn as a room', use: 'Scene' }],
    do: [
      'Choose the drawing that says what the page is about: all are below.',
      'CaseFigure is for a CaseHero or a CaseTeaser, DoorLight and WithheldWords for a ValueStatement, SeatingPlan for Columns, before what it is about.',
    ],
    dont: ['Don’t show the same drawing twice on a page.'],
    accessibility: ['It is not printed, and mirrored where text runs from right to left.'],
  }),
} satisfies Meta<typeof PlaneFigure>;

type Story = StoryObj<typeof PlaneFigure>;

export const Default: Story = {
  decorators: [
    (Figure) => (
      <Floor>
        <Figure />
      </Floor>
    ),
  ],
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

/** In a window of one column it is above what it is about. */
export const FromAbove: Story = {
  render: () => (
    <Section>
      <Columns>
        <SeatingPlan />
        <Text>Five chairs, one of them in the light of the door.</Text>
      </Columns>
    </Section>
  ),
};
