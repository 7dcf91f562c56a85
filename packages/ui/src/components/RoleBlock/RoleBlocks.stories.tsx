import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { RoleBlock, RoleBlocks } from './RoleBlock.js';
import one from './RoleBlock.stories.js';

const meta = {
  title: 'Content/RoleBlocks',
  component: RoleBlocks,
  args: {
    children: [
      <RoleBlock key="drawing" {...one.args} />,
      <RoleBlock
        key="building"
        title="Building"
        text="One of us is on the site every day, in boots, so that you can stay in your office."
      />,
      <RoleBlock
        key="return"
        title="Coming back"
        text="We return until the door closes and the roof is dry. Sometimes that takes one winter, sometimes two."
      />,
    ],
  },
  parameters: {
    guidance: {
      for: 'List three or four roles, situations or differences.',
      instead: [
        { when: 'They are steps in an order', use: 'Steps' },
        { when: 'They are career stages, side by side', use: 'CareerCards' },
      ],
      do: [
        'Put it into a Section of the layout `rail`: heading, terms and texts make three columns.',
      ],
      dont: ['Don’t put anything but RoleBlock into it.'],
      accessibility: ['A list: a screen reader says how many there are.'],
    },
  },
} satisfies Meta<typeof RoleBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
