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

/**
 * The language of a path: its prefix says which; without one it is the default. Netlify serves a page for any case.
 *
 * @example languageOf('/de/kontakt') // 'de'
 */
export function languageOf(path: string): Language {
  const first = path.split('/', 2)[1]?.toLowerCase();
  return isLanguage(first) ? first : defaultLanguage;
}

/**
 * A path under a language's prefix, in its canonical form.
 *
 * @param path - without prefix, beginning with a slash
 * @example localizedPath('/', 'de') // '/de/'
 * @example localizedPath('/kontakt', 'en') // '/kontakt'
 */
export function localizedPath(path: string, language: Language): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}
