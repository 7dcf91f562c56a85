import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Section } from '../../components/Section/Section.js';
import { PairedLists } from '../PairedLists/PairedLists.js';
import { Timeline } from '../Timeline/Timeline.js';
import { Quotations } from './Quotations.js';

export default {
  id: 'blocks-quotations',
  title: 'Blocks/Quotations, PairedLists, Timeline (quotes, questions, dispute, timeline)',
  component: Quotations,
  subcomponents: { PairedLists, Timeline },
  args: {
    items: [
      { term: 'Carpenter', quote: '“Which door do you never use?”', value: 'She asks first.' },
      { term: 'Reader', quote: '“Sit down here at four o’clock, and read a page.”' },
      { term: 'Neighbour', quote: 'Who has the key?', value: 'She has it.' },
    ],
  },
  parameters: paddedStory({
    for: 'Show what is said, asked, disputed or expected, where it carries its section.',
    instead: [{ when: 'Terms are looked up or explained', use: 'DescriptionList' }],
    do: [
      'Say who says it, or that it is invented.',
      'Give PairedLists the same number of short lines: each answers the one beside it.',
    ],
    dont: ['Don’t show two of them on one page.'],
  }),
} satisfies Meta<typeof Quotations>;

type Story = StoryObj<typeof Quotations>;

export const Default: Story = {};

export const Disputed: Story = {
  render: () => (
    <PairedLists
      lists={[
        { title: 'The town writes', items: ['A roof by winter', 'Open on Sundays'] },
        { title: 'The studio writes', items: ['A site by spring', 'A key'] },
      ]}
    />
  ),
};

/** Three moments on one line, the fourth apart. */
export const Expected: Story = {
  render: () => (
    <Section ground="sunken">
      <Timeline
        items={[
          { term: 'A door', value: 'In the first year there was a way in.' },
          { term: 'A new wing', value: 'In the second there was room to read.' },
          { term: 'A roof', value: 'In the third it no longer leaked.' },
          { term: 'Not for', value: 'Towns that have no readers.' },
        ]}
      />
    </Section>
  ),
};
