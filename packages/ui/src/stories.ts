import type { Meta as StorybookMeta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from './Guidance.js';

/** What a file of stories says of its component: for its documentation page, the guidance as well. */
export type Meta<Component> = StorybookMeta<Component> & {
  parameters: { guidance: Guidance<PropOf<Component>> };
};
type PropOf<Component> = Component extends (props: infer Props) => unknown
  ? keyof Props & string
  : string;
export type { StoryObj };

/** The parameters of a component that is shown in a column of text. */
export const inColumn = (guidance: Guidance) => ({ guidance });

/** The parameters of a component that is as wide as the window. */
export const inWindow = (guidance: Guidance) => ({ layout: 'fullscreen', guidance }) as const;

/** A link reached by the Tab key. The documentation, where nothing is played, shows the same ring. */
export const focusedLink = {
  globals: { pseudo: { focusVisible: 'a, button' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
} satisfies StoryObj;
