import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Section } from '../../components/Section/Section.js';
import { Stairs } from './Stairs.js';

export default {
  id: 'blocks-stairs',
  title: 'Blocks/Stairs (levels, stages, tiers)',
  component: Stairs,
  args: {
    steps: [
      { title: 'Repair', text: 'What stands is made sound, and stays in use.' },
      { title: 'Addition', text: 'A new wing, joined to the old one by a hall.' },
      { title: 'New building', text: 'For a town that has no house to spare.' },
    ],
  },
  render: (args) => (
    <Section ground="plane" title="Three ways to build">
      <Stairs {...args} />
    </Section>
  ),
  parameters: fullscreenStory({
    for: 'Set three levels of one thing apart, the last of them the nearest to the work.',
    instead: [
      { when: 'The order means time', use: 'Steps' },
      { when: 'The order means nothing', use: 'Cards' },
    ],
    dont: ['Don’t put anything below it: the floor ends with the section.'],
  }),
} satisfies Meta<typeof Stairs>;

export const Default: StoryObj<typeof Stairs> = {};
