/** What the toolbar offers: the site's languages and the pseudo-language, which is never a route. */
export const toolbarLanguages = ['en', 'de', 'fr', 'pseudo'] as const;

export type ToolbarLanguage = (typeof toolbarLanguages)[number];

/** The value of `<html lang>`; pseudo-English is spelled like English and breaks like it. */
export function langOf(language: ToolbarLanguage): string {
  return language === 'pseudo' ? 'en' : language;
}
