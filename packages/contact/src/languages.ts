/**
 * The languages of the site, the default first. One entry here gives a language its
 * routes, its catalogs, its alternates, its place in the switcher and its answers to the form;
 * `languageDetails` in the site has the rest.
 */
export const languages = ['en', 'de', 'fr'] as const;

/** A language of the site, as in `<html lang>` and in the path's prefix. */
export type Language = (typeof languages)[number];

/** The language of paths without a prefix, and the fallback. */
export const defaultLanguage: Language = 'en';

/** Whether a string from outside (a path, the storage, a post) names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}
