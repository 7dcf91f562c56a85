/**
 * The languages of the site, the default first. One entry here gives a language its routes, its
 * catalogs, its alternates and its place in the switcher; languageFacts.ts asks for the rest. A file
 * of its own, because the script in every page's head needs the list and nothing else.
 */
export const languages = ['en', 'de', 'fr'] as const;

/** A language of the site, as in `<html lang>` and in the path's prefix. */
export type Language = (typeof languages)[number];

/** Answers at paths without a prefix, and wherever no other language is known. */
export const defaultLanguage: Language = 'en';

/** Whether a string from outside (a path, the storage) names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}
