import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { NotFound } from './NotFound.js';

const meta = {
  title: 'Content/NotFound',
  component: NotFound,
  args: {
    title: 'No room behind this door',
    text: (
      <>
        We have drawn nothing at this address. If you were looking for a library of ours,{' '}
        <a href="#contact">write to us</a>.
      </>
    ),
    home: { href: '#home', label: 'Back to Harbour & Lane' },
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'An address leads nowhere.',
      instead: [
        { when: 'A page exists, but its content is on its way', use: 'Panel on that page' },
        { when: 'Something that was tried has failed', use: 'FormNotice or Toast' },
      ],
      do: ['Say what the visitor can do, and offer the way home.'],
      dont: ['Don’t repeat the address, or blame the visitor for it.'],
      accessibility: [
        'It is a Hero: one heading of level 1, which takes the focus.',
        'The drawing, a door without an opening, is decorative.',
      ],
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '#home');
  },
};
