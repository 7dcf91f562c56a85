import type { StoryContext, StoryContextForEnhancers } from 'storybook/internal/types';
import type { Language } from '../../site/i18n/languages.js';

/** A combination of settings in which a story is pictured. */
export type Mode = {
  name: string;
  language: Language;
  theme: 'light' | 'dark';
  /** Width of the window in px, unless the story names a viewport and the mode is `light`. */
  width: number;
  /** Of components. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  media?: 'print';
  forcedColors?: 'active';
};

const light: Mode = { name: 'light', language: 'en', theme: 'light', width: 1440 };
// German in the narrow window, where long words are hardest to fit: see longestGerman.ts.
const dark: Mode = { name: 'dark', language: 'de', theme: 'dark', width: 390 };
const rtl = { direction: 'rtl', forcedColors: 'active' } as const;
const forced: Mode = { name: 'forced', language: 'fr', theme: 'light', width: 768, ...rtl };
// The width of an A4 sheet less the margins of 20 mm that print.css.ts gives it.
const print: Mode = { name: 'print', language: 'de', theme: 'light', width: 643, media: 'print' };

/** What the modes are, for those who read of them. */
export const legend =
  'Light: English on a desk. Dark: German on a phone. Forced: French on a tablet in forced colours, components from right to left. Print: German on paper.';

/** A story, as Storybook's index lists it. */
export type IndexedStory = { id: string; title: string; name: string };

/** What a picture shows. */
export type Picture = { entry: IndexedStory; mode: Mode };

/**
 * The modes in which a story is pictured: those that can reveal a fault that no other
 * picture shows. A component's Default covers its colours and its print in every mode, and so do
 * its States; other stories differ in layout, which one mode shows. A MUST asserts what it shows.
 */
export function modesOf({ title, name }: IndexedStory): readonly Mode[] {
  if (name.startsWith('MUST')) return [];
  return /^(Default|States)$/.test(name) || title.startsWith('Pages/')
    ? [light, dark, forced, print]
    : [light];
}

/**
 * The same for Chromatic, as `parameters.chromatic` of a story; `npm run visual` reads the widths here.
 * Print and forced colours are compared by `npm run visual` alone.
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
