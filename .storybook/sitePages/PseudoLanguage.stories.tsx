import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { findTextFaults } from '../../e2e/inspect/textFaults.js';
import { pages } from '../../site/pages/pages.js';
import { PageInFrame } from '../../site/engine/PageInFrame.js';
import { withWords } from '../words/withWords.js';
import { loadSitePage } from './loadSitePage.js';

/**
 * Every page in the pseudo-language, one after the other: 40 % more length than English, and no text
 * may be cut off, stick out or lie on another one.
 */
const meta = {
  title: 'Pages/Pseudo-language',
  tags: ['!autodocs', 'no-picture'],
  decorators: [withWords],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: () => <div id="page" />,
  play: async ({ args, canvasElement, viewMode }) => {
    if (viewMode !== 'story') return;
    await expect(innerWidth).toBe(args.width);
    const container = canvasElement.querySelector<HTMLElement>('#page')!;
    const faults: string[] = [];
    for (const { name } of pages) {
      const page = await loadSitePage(name, 'pseudo');
      const root = createRoot(container);
      root.render(<PageInFrame {...page} />);
      await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
      await document.fonts.ready;
      faults.push(...findTextFaults().map((fault) => `${name}: ${fault}`));
      root.unmount();
    }
    await expect(faults).toEqual([]);
  },
} satisfies Meta<{ width: number }>;

export default meta;
type Story = StoryObj<{ width: number }>;

export const Phone: Story = {
  args: { width: 390 },
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};

export const Desk: Story = {
  args: { width: 1440 },
  globals: { language: 'pseudo', viewport: { value: 'desk' } },
};
