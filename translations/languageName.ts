/** The language's name in English, as the sentences use it: `German` for `de`. */
export function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
