import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Text } from './Text.js';

export default {
  id: 'primitives-text',
  title: 'Primitives/Text (paragraph, typography)',
  component: Text,
  args: { children: 'A small library needs one good window, and a shelf within reach of it.' },
  parameters: paddedStory({
    for: 'Set words to read: paragraphs and notes.',
    instead: [
      { when: 'It opens a part of the page', use: 'Heading' },
      { when: 'It is spoken but not seen', use: 'VisuallyHidden' },
    ],
    do: [
      '`lead` for what is read first: below the heading of a page or a section.',
      'Put links inside the sentence.',
    ],
    dont: ['Don’t set a heading as large text: the outline is lost.'],
  }),
} satisfies Meta<typeof Text>;

type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const Sizes: Story = {
  render: ({ children }) => (
    <>
      <Text size="lead">{children}</Text>
      <Text size="body">{children}</Text>
      <Text size="small" tone="muted">
        {children}
      </Text>
    </>
  ),
};
