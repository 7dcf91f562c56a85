import type { StoryContext, StoryContextForEnhancers } from 'storybook/internal/types';
import type { Language } from '@advisor/contract/languages';

export type Mode = {
  language: Language;
  theme: 'light' | 'dark';
  /** Window width in px, unless the story sets a viewport. */
  width: number;
  /** Text direction of components. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  media?: 'print';
  forcedColors?: 'active';
};

export const modes = {
  light: { language: 'en', theme: 'light', width: 1440 },
  // German in the narrow window, where long words are hardest to fit: see longestGerman.ts.
  // Right to left, because forced colours hide what is mirrored.
  dark: { language: 'de', theme: 'dark', width: 390, direction: 'rtl' },
  forced: { language: 'fr', theme: 'light', width: 768, forcedColors: 'active' },
  // A4 less the 20 mm margins in print.css.ts.
  print: { language: 'de', theme: 'light', width: 643, media: 'print' },
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** What pictures.spec.ts finds of a story, as an annotation of its test. */
export const differences = ['failing', 'gone', 'changed', 'new'] as const;
export type Difference = (typeof differences)[number];

/** Modes for a story: all four for Default, States, open menus and pages, one for the rest, none for tests. */
export function modesOf({ title, name }: { title: string; name: string }): readonly ModeName[] {
  if (name.startsWith('MUST')) return [];
  return /^(Default|States|.* Open)$/.test(name) || title.startsWith('Pages/')
    ? ['light', 'dark', 'forced', 'print']
    : ['light'];
}

type Story = Pick<StoryContext, 'parameters' | 'storyGlobals'>;

/** The width of a story's own window, in px, if it has one. */
export function ownWidthOf({ parameters, storyGlobals }: Story): number | undefined {
  const own = parameters['viewport'].options[storyGlobals['viewport']?.value];
  return own && Number.parseInt(own.styles.width);
}

/** `light` and `dark` for Chromatic; only `npm run visual` compares French, print and forced colours. */
export function chromaticOf(story: StoryContextForEnhancers) {
  const ownWidth = ownWidthOf(story as typeof story & Story);
  const names = modesOf(story).filter((name) => ['light', 'dark'].includes(name));
  const settingsOf = (name: ModeName) => {
    const { language, theme, width, direction = 'ltr' }: Mode = modes[name];
    return [name, { language, theme, direction, viewport: ownWidth ?? width }];
  };
  return {
    disableSnapshot: names.length === 0,
    modes: Object.fromEntries(names.map(settingsOf)),
  };
}
