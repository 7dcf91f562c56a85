import { fullscreenStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { Columns } from '../../components/Columns/Columns.js';
import { Section } from '../../components/Section/Section.js';
import { Text } from '../../components/Text/Text.js';
import { SeatingPlan } from './SeatingPlan.js';

export default {
  id: 'blocks-seatingplan',
  title: 'Blocks/SeatingPlan (illustration)',
  component: SeatingPlan,
  tags: ['new'],
  render: (args) => (
    <Section title="The reading circle">
      <Columns>
        <SeatingPlan {...args} />
        <Text>Five chairs, one of them in the light of the door.</Text>
      </Columns>
    </Section>
  ),
  parameters: fullscreenStory({
    for: 'Show a conversation in a circle, from above.',
    instead: [{ when: 'The drawing is a section’s own ground', use: 'Scene' }],
    do: ['Put it first into Columns, beside what it is about: it begins at the window’s edge.'],
    dont: ['Don’t use it below a Scene: a page has one drawing below its head.'],
    accessibility: ['It is decorative.'],
  }),
} satisfies Meta<typeof SeatingPlan>;

export const Default: StoryObj<typeof SeatingPlan> = {};
