import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';

const measured = ['/', '/beratung', '/kontakt', '/termine-anmeldung'] as const;

/** The pages that stand for all 48: one of each weight, in every language. */
export const benchPages: readonly string[] = measured.flatMap((path) =>
  languages.map((language) => localizedPath(path, language)),
);
