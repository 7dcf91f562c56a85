import type { Meta as StorybookMeta, StoryObj } from '@storybook/react-vite';

/**
 * Content of a component's documentation page, set as `parameters.guidance`. Its props are read from
 * its types; stories/start/componentAccessibility.md has its accessibility.
 */
export type Guidance = {
  /** The component's purpose, in one searchable sentence. */
  for: string;
  /** Similar purposes, each with the component or practice to use instead. */
  instead: readonly { when: string; use: string }[];
  do?: readonly string[];
  dont?: readonly string[];
  /** Args that show the first of each kept and broken, side by side. */
  pair?: { do: object; dont: object };
};

/** Storybook's meta with our guidance. */
export type Meta<Component> = StorybookMeta<Component> & {
  /** Group and main component, without the rest of the title. */
  id: string;
  parameters: { guidance: Guidance };
};
export type { StoryObj };

/** Parameters of a component with room around it. */
export const paddedStory = (guidance: Guidance) => ({ guidance });

/** Parameters of a full-width component. */
export const fullscreenStory = (guidance: Guidance) =>
  ({ layout: 'fullscreen', guidance }) as const;

/** Globals that show elements, by their selectors, as hovered and as focused. */
export const pseudo = (hover: string, focus: string) => ({
  pseudo: { hover: [hover], focus: [focus], focusVisible: [focus] },
});

/** Elements whose id ends in `hovered` or `focused` look like that. Controls would change none of them. */
export const states = {
  parameters: { controls: { disable: true } },
  globals: pseudo('[id$=hovered]', '[id$=focused]'),
} satisfies StoryObj;

/**
 * The components of a file, the main one first, from its title: `Group/Name, Part (alternative
 * names)`. The alternative names are in it because Storybook's search reads titles only.
 */
export const namesOf = (title: string) => title.replace(/^.*\/| \(.*\)$/g, '').split(', ');

/** Alternative names, from a title. */
export const otherNamesOf = (title: string) => /\((.*)\)$/.exec(title)?.[1] ?? '';
