import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Text } from '../Text/Text.js';
import { Section } from './Section.js';

export default {
  id: 'content-section',
  title: 'Content/Section (container, band)',
  component: Section,
  args: {
    title: 'A library for a small town',
    intro: 'We begin with the people who read there, then with the light.',
    children: (
      <Text>A reading room needs a north window, a long table and a door that does not creak.</Text>
    ),
  },
  parameters: fullscreenStory({
    for: 'Structure a page: a section with its heading and content.',
    instead: [
      { when: 'It is the head of the page', use: 'Hero' },
      { when: 'It is the end of the page', use: 'CallToAction' },
    ],
    do: [
      'Let the title say what the section says: not “Our approach”.',
      'Take `stacked` for cards, rows and tables, `split` for a text or terms.',
      'Begin a new thought on a new ground: of two sections on paper the second goes on with the first.',
    ],
    dont: ['Don’t nest sections.', 'Don’t set two sunken sections one below the other.'],
  }),
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const Default: Story = {};

export const Grounds: Story = {
  render: (args) => (
    <>
      {(['paper', 'sunken', 'plane'] as const).map((ground) => (
        <Section key={ground} {...args} ground={ground} title={`On ${ground}`} />
      ))}
    </>
  ),
};

export const Spaces: Story = {
  render: (args) => (
    <>
      {(['small', 'medium', 'large'] as const).map((space, index) => (
        <Section key={space} {...args} space={space} ground={index === 1 ? 'sunken' : 'paper'}>
          <Text>The padding is {space}.</Text>
        </Section>
      ))}
    </>
  ),
};

/** Heading beside content, secondary content below the heading. */
export const SplitWithAside: Story = {
  args: { layout: 'split', aside: <Text tone="muted">Fourteen of them stand.</Text> },
};
