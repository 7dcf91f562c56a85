/** The language without its region: `fr` for `fr-CH`. Rules are written for languages. */
export function baseLanguage(language: string): string {
  return language.split('-', 1)[0] ?? language;
}

/** The language's name in English, as the sentences use it: `German` for `de`. */
export function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
