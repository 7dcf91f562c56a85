import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { Disclosure } from './Disclosure.js';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  tags: ['new', '!stable'],
  args: {
    title: 'Readings of last winter',
    children: 'In January we read by the stove, in February under the new window.',
  },
  parameters: {
    guidance: {
      for: 'Fold away what belongs to the page but few visitors look for.',
      instead: [
        { when: 'Every visitor needs it', use: 'Section' },
        { when: 'It is a group of links in the menu', use: 'MenuSheet' },
      ],
      do: ['Name in the title what is behind it, so that nobody has to open it to find out.'],
      dont: ['Don’t fold away prices, conditions or the way on.'],
      accessibility: [
        'MUST open and close by keyboard, and say which it is.',
        'Searching in the page opens it, where the browser can.',
      ],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { open: true } };

export const ByKeyboard: Story = {
  name: 'MUST open and close by keyboard, and say which it is',
  play: async ({ canvas }) => {
    const text = canvas.getByText(/January/);
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('Readings of last winter');
    await expect(summary).toHaveFocus();
    // Synthetic keys have no default action on a summary; a click is what Enter and Space become.
    await userEvent.click(summary);
    await expect(text).toBeVisible();
    await expect(summary.parentElement).toHaveAttribute('open');
    await userEvent.click(summary);
    await expect(text).not.toBeVisible();
  },
};
