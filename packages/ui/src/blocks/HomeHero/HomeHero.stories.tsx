import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import actions from '../../components/Actions/Actions.stories.js';
import { Signature } from '../../components/Signature/Signature.js';
import signatures from '../../components/Signature/Signature.stories.js';
import { Text } from '../../components/Text/Text.js';
import { ValueStatement } from '../../components/ValueStatement/ValueStatement.js';
import promise from '../../components/ValueStatement/ValueStatement.stories.js';
import { DoorLight, HeroFigure } from '../Figure/Figure.js';
import { HomeHero } from './HomeHero.js';

export default {
  id: 'blocks-homehero',
  title: 'Blocks/HomeHero (home page, landing page, page header)',
  component: HomeHero,
  args: {
    figure: <HeroFigure name="door" />,
    eyebrow: 'Harbour & Lane, architects of small libraries',
    title: 'Every library is built twice',
    lead: 'Once by us. And once more by the people who move the chairs to where the light is.',
    actions: actions.args.children,
    children: (
      <Signature {...signatures.args}>
        <Text>We come back after a year to see where the chairs are.</Text>
      </Signature>
    ),
    nextSection: <ValueStatement statement={promise.args.statement} figure={<DoorLight />} />,
  },
  parameters: fullscreenStory({
    for: 'Open the home page: its heading and first action beside a large door.',
    instead: [{ when: 'Any other page begins', use: 'Hero' }],
    do: ['Let the light of the `door` fall onto a ValueStatement, with a `DoorLight`.'],
    dont: ['Don’t take it for a second page, apart from that for an unknown address.'],
  }),
} satisfies Meta<typeof HomeHero>;

/** A `Signature` on the floor, and light that falls from the door onto the section below. */
export const Default: StoryObj<typeof HomeHero> = {};
