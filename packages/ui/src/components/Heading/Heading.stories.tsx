import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Heading } from './Heading.js';

export default {
  id: 'primitives-heading',
  title: 'Primitives/Heading (title, headline, h1)',
  component: Heading,
  args: { children: 'Rooms to read in', level: 2 },
  parameters: paddedStory({
    for: 'Begin a page, or a part of it.',
    instead: [{ when: 'It is a label above a heading, or a sentence set large', use: 'Text' }],
    do: ['Choose the level by the outline, the size by the look.', 'Use level 1 once a page.'],
    dont: ['Don’t leave out a level.', 'Don’t end a heading with a full stop.'],
  }),
} satisfies Meta<typeof Heading>;

type Story = StoryObj<typeof Heading>;

const small = ['sentence', 'h3', 'h3Small', 'h4', 'label'];

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <>
      {['display', 'statement', 'h1', 'h2', 'h2Small', ...small].map((size) => (
        <Heading key={size} {...args} size={size as 'h1'}>
          {size}
        </Heading>
      ))}
    </>
  ),
};
