/**
 * The languages of the site, the default first. An entry gives a language its routes, catalogs, alternates, place in
 * the switcher and form responses; `languageDetails` in the site has the rest.
 */
export const languages = ['en', 'de', 'fr'] as const;

/** A language of the site, as in `<html lang>` and in the path's prefix. */
export type Language = (typeof languages)[number];

/** The language of paths without a prefix, also the fallback. */
export const defaultLanguage: Language = 'en';

/** Whether untrusted input (a path, storage, a post) names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}
