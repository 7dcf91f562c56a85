import type { Meta as StorybookMeta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from './Guidance.js';

/** What a file of stories says of its component: for its documentation page, the guidance as well. */
export type Meta<Component> = StorybookMeta<Component> & { parameters: { guidance: Guidance } };
export type { StoryObj };

/** A link reached by the Tab key. The documentation, where nothing is played, shows the same ring. */
export const focusedLink = {
  globals: { pseudo: { focusVisible: 'a, button' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
} satisfies StoryObj;
