import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Columns } from '../../components/Columns/Columns.js';
import { Hero } from '../../components/Hero/Hero.js';
import { Section } from '../../components/Section/Section.js';
import { Text } from '../../components/Text/Text.js';
import { CaseFigure, DoorLight, HeroFigure, RedactedText, SeatingPlan } from './Figure.js';
import { heroDrawings } from './drawings.js';

export default {
  id: 'blocks-herofigure',
  title:
    'Blocks/HeroFigure, CaseFigure, DoorLight, SeatingPlan, RedactedText (illustration, image)',
  component: HeroFigure,
  subcomponents: { CaseFigure, DoorLight, SeatingPlan, RedactedText },
  args: { name: 'door' },
  render: (args) => <Hero title="A door" figure={<HeroFigure {...args} />} />,
  parameters: fullscreenStory({
    for: 'Illustrate a head, a case study, a ValueStatement or a conversation.',
    instead: [{ when: 'A section is drawn as a room', use: 'Scene' }],
    do: [
      'Choose the drawing that says what the page is about: all are below.',
      'CaseFigure is for a CaseHero or a CaseTeaser, DoorLight and RedactedText for a ValueStatement, SeatingPlan for Columns, beside what it is about.',
    ],
    dont: ['Don’t show the same drawing twice on a page.'],
  }),
} satisfies Meta<typeof HeroFigure>;

type Story = StoryObj<typeof HeroFigure>;

export const Default: Story = {};

/** Every drawing, small. */
export const EveryFigure: Story = {
  parameters: { docs: { canvas: { sourceState: 'none' }, source: { type: 'code' } } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {heroDrawings.map((name) => (
        <div key={name} style={{ flex: '1 0 min(20rem, 100%)' }}>
          <div style={{ zoom: 0.4 }}>
            <Hero title={name} figure={<HeroFigure name={name} />} />
          </div>
        </div>
      ))}
    </div>
  ),
};

/** Your own drawing, 212 wide, with the floor line at y = 0. */
export const OwnDrawing: Story = {
  args: {
    name: undefined,
    children: <path d="M30 0v-200a76 76 0 0 1 152 0V0" fill="none" stroke="currentColor" />,
  },
};

/** Below `medium` it is below the text. */
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
