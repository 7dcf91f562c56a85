import { languages, type Language } from '../site/i18n/languages.js';

/** Languages of the toolbar: the site's, and the pseudo-language, which has no route. */
export const toolbarLanguages = [...languages, 'pseudo'] as const;

export type ToolbarLanguage = (typeof toolbarLanguages)[number];

/** The value of `<html lang>`; the pseudo-language is hyphenated like English. */
export function langOf(language: ToolbarLanguage): Language {
  return language === 'pseudo' ? 'en' : language;
}
