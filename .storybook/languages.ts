import { languages, type Language } from '../site/i18n/languages.js';

/** What the toolbar offers: the site's languages and the pseudo-language, which is never a route. */
export const toolbarLanguages = [...languages, 'pseudo'] as const;

export type ToolbarLanguage = (typeof toolbarLanguages)[number];

/** The value of `<html lang>`; pseudo-English is made of English, spelled like it, and breaks like it. */
export function langOf(language: ToolbarLanguage): Language {
  return language === 'pseudo' ? 'en' : language;
}
