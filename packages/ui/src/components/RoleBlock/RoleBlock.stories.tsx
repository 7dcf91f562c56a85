import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { RoleBlock, RoleBlocks } from './RoleBlock.js';

const meta = {
  title: 'Content/RoleBlock',
  component: RoleBlock,
  args: {
    title: 'Drawing',
    text: 'We draw what we would build, and say why. You may cross it out; the pencil is on the table.',
  },
  render: (args) => (
    <RoleBlocks>
      <RoleBlock {...args} />
    </RoleBlocks>
  ),
  parameters: {
    guidance: {
      for: 'Name a role, a situation or a difference in a word or two, and explain it.',
      instead: [
        { when: 'They are steps in an order', use: 'Steps' },
        { when: 'It is a fact to look up', use: 'DescriptionList' },
        { when: 'It is a career stage', use: 'CareerCard' },
      ],
      do: ['One to three words as the title, one to three sentences as the text.'],
      dont: ['Don’t let it be the only one: a single block needs no list.'],
      accessibility: [
        'A list item with a heading of level 3, for use in RoleBlocks.',
        'Below 640 px the text is under its term.',
      ],
    },
  },
} satisfies Meta<typeof RoleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
