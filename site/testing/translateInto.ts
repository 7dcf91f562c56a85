import { setupI18n, type Messages } from '@lingui/core';
import type { Language } from '../i18n/languages.js';
import { translateWith, type Translate } from '../i18n/translate.js';

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

/** The real translations of a language, all catalogs together, for tests of what a visitor reads. */
export async function translateInto(language: Language): Promise<Translate> {
  const loading = Object.entries(catalogs)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .map(([, load]) => load());
  const messages = Object.assign({}, ...(await Promise.all(loading)).map((file) => file.messages));
  return translateWith(setupI18n({ locale: language, messages: { [language]: messages } }));
}
