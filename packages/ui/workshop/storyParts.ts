import type { Meta as StorybookMeta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from './Guidance.js';

/** What a file of stories says of its component: for its documentation page, the guidance as well. */
export type Meta<Component> = StorybookMeta<Component> & {
  /** Group and name, without the other names in the title. */
  id: string;
  parameters: { guidance: Guidance };
};
export type { StoryObj };

/** The parameters of a component that is shown in a column of text. */
export const inColumn = (guidance: Guidance) => ({ guidance });

/** The parameters of a component that takes a whole row. */
export const inRow = (guidance: Guidance) => ({ guidance, thumbnail: 'wide' });

/** The parameters of a component that is as wide as the window. */
export const inWindow = (guidance: Guidance) => ({ layout: 'fullscreen', guidance }) as const;

/** The control of a prop whose value nobody can type: a choice of examples by name, or none. */
export const choiceOf = (examples: Readonly<Record<string, unknown>>) => ({
  options: Object.keys(examples).map((name) => examples[name] && name),
  mapping: examples,
  control: { type: 'inline-radio' as const, labels: { undefined: 'None' } },
});

/** What has the focus once the story is played. The documentation plays none, and draws the ring there. */
export const withFocus = (selector: string) => ({ docs: { focused: selector } });

/** As if the pointer were on it. */
export const hovered = { globals: { pseudo: { hover: true } } } satisfies StoryObj;

/** What has an id that ends so looks as if the pointer or the focus were on it: for a story with all states. */
export const states = {
  globals: {
    pseudo: {
      hover: ['[id$=hovered]'],
      focus: ['[id$=focused]'],
      focusVisible: ['[id$=focused]'],
    },
  },
} satisfies StoryObj;

/** The first of an element, reached by the Tab key. */
export const focused = (selector: string) =>
  ({
    parameters: withFocus(selector),
    play: async ({ canvasElement }) => {
      await userEvent.tab();
      const first = canvasElement.querySelector(selector)!;
      await expect(first).toHaveFocus();
      await expect(getComputedStyle(first).outlineStyle).toBe('solid');
    },
  }) satisfies StoryObj;
