import type { ToolbarLanguage } from './languages.js';

/** One way in which a story is looked at. */
export interface Mode {
  name: string;
  language: ToolbarLanguage;
  theme: 'light' | 'dark';
  /** Width of the window in px. */
  width: number;
  media?: 'print';
  forcedColors?: 'active';
}

/**
 * Every language, theme, width, forced colours and print, each at least once: all combinations of
 * them would be seventy pictures a story and find little more. German takes the narrow window, where
 * its words are hardest to fit.
 */
export const modes: readonly Mode[] = [
  { name: 'en-light-1440', language: 'en', theme: 'light', width: 1440 },
  { name: 'de-dark-390', language: 'de', theme: 'dark', width: 390 },
  { name: 'fr-forced-768', language: 'fr', theme: 'light', width: 768, forcedColors: 'active' },
  // The width of an A4 sheet less the margins of 20 mm that print.css.ts gives it.
  { name: 'de-print-643', language: 'de', theme: 'light', width: 643, media: 'print' },
];

/**
 * The same for Chromatic, as `parameters.chromatic.modes`. Print and forced colours are no modes
 * there: those are compared by `npm run visual` alone.
 */
export const chromaticModes = Object.fromEntries(
  modes
    .filter(({ media, forcedColors }) => !media && !forcedColors)
    .map(({ name, language, theme, width }) => [
      name,
      { language, theme, motion: 'reduced', viewport: width },
    ]),
);
