import { languageFacts, type Language } from '../../i18n/languages.js';

/** Languages in words, e.g. “English, German and French”, begun with a capital. */
export function listLanguages(codes: readonly string[], language: Language): string {
  const { locale } = languageFacts[language];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1);
}
