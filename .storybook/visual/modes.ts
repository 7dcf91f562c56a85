import type { StoryContext, StoryContextForEnhancers } from 'storybook/internal/types';
import type { Language } from '../../site/i18n/languages.js';

/** Settings in which a story is captured. */
export type Mode = {
  name: string;
  language: Language;
  theme: 'light' | 'dark';
  /** Window width in px, unless the mode is `light` and the story sets a viewport. */
  width: number;
  /** Text direction of components. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  media?: 'print';
  forcedColors?: 'active';
};

const light: Mode = { name: 'light', language: 'en', theme: 'light', width: 1440 };
// German in the narrow window, where long words are hardest to fit: see longestGerman.ts.
const dark: Mode = { name: 'dark', language: 'de', theme: 'dark', width: 390 };
const rtl = { direction: 'rtl', forcedColors: 'active' } as const;
const forced: Mode = { name: 'forced', language: 'fr', theme: 'light', width: 768, ...rtl };
// A4 less the 20 mm margins in print.css.ts.
const print: Mode = { name: 'print', language: 'de', theme: 'light', width: 643, media: 'print' };

export const withoutPicture = 'Stories named MUST have no picture: npm run test:stories runs them.';

/** Description of the modes, in their order, for the report. */
export const legend = `Modes, in this order: light is English on a desktop; dark, German on a phone; forced, forced colours on a tablet, with pages in French and components in English from right to left; print, German on paper. ${withoutPicture}`;

/** An entry of Storybook's index. */
export type IndexedStory = { id: string; title: string; name: string; importPath: string };

/** A story in a mode. */
export type Picture = { entry: IndexedStory; mode: Mode };

/** Modes for a story: all four for Default, States and pages, one for the rest, none for tests. */
export function modesOf({ title, name }: Pick<IndexedStory, 'title' | 'name'>): readonly Mode[] {
  if (name.startsWith('MUST')) return [];
  return /^(Default|States)$/.test(name) || title.startsWith('Pages/')
    ? [light, dark, forced, print]
    : [light];
}

/**
 * The same as `parameters.chromatic`; `npm run visual` reads the widths here and alone compares
 * print and forced colours.
 */
export function chromaticOf(story: StoryContextForEnhancers) {
  const { storyGlobals, parameters } = story as typeof story & Pick<StoryContext, 'storyGlobals'>;
  const named = parameters['viewport'].options[storyGlobals['viewport']?.value];
  const modes = modesOf(story).filter((mode) => [light, dark].includes(mode));
  const settingsOf = ({ name, language, theme, width }: Mode) => {
    const viewport = named && name === 'light' ? parseInt(named.styles.width) : width;
    return [name, { language, theme, motion: 'reduced', viewport }];
  };
  return {
    disableSnapshot: modes.length === 0,
    modes: Object.fromEntries(modes.map(settingsOf)),
  };
}
