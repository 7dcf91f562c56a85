import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Text } from '../Text/Text.js';
import { Panel } from './Panel.js';

export default {
  id: 'content-panel',
  title: 'Content/Panel (card, box)',
  component: Panel,
  args: {
    title: 'Would you rather talk?',
    children: (
      <>
        <Text>Come by on any Thursday: the models stand in the window, and there is tea.</Text>
        <ButtonLink href="#thursdays">Choose a Thursday</ButtonLink>
      </>
    ),
  },
  parameters: paddedStory({
    for: 'Place an offer or a notice next to or between sections about something else.',
    instead: [
      { when: 'It has to be read before going on', use: 'Note' },
      { when: 'It ends the page', use: 'CallToAction' },
      { when: 'It is a separate section', use: 'Section with the ground `sunken`' },
    ],
    do: ['At most one action.'],
    dont: ['Don’t stack panels: where all is petrol, none is seen.'],
  }),
} satisfies Meta<typeof Panel>;

export const Default: StoryObj<typeof Panel> = {};
