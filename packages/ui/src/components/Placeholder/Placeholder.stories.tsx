import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Text } from '../Text/Text.js';
import { Heading } from '../Heading/Heading.js';
import { Placeholder } from './Placeholder.js';

export default {
  id: 'content-placeholder',
  title: 'Content/Placeholder (gap in a draft)',
  component: Placeholder,
  args: { children: 'Year of construction to be confirmed' },
  render: (args) => (
    <Text>
      The library on the quay: <Placeholder {...args} />, extended last summer.
    </Text>
  ),
  parameters: paddedStory({
    for: 'Mark a fact that is not known yet, so that nobody takes the gap for one.',
    instead: [{ when: 'The fact is known', use: 'Text' }],
    do: ['Say what is missing, in the words of the fact.'],
    dont: ['Don’t guess a figure or write “TBD”.'],
  }),
} satisfies Meta<typeof Placeholder>;

type Story = StoryObj<typeof Placeholder>;

export const Default: Story = {};

/** Beside a name. */
export const Small: Story = {
  args: { size: 'small', children: 'Draft' },
  render: (args) => (
    <Heading level={3}>
      The library on the quay <Placeholder {...args} />
    </Heading>
  ),
};
