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
    for: 'A fact is not known yet and nobody may take the gap for a fact.',
    instead: [{ when: 'The fact is known', use: 'Text' }],
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
