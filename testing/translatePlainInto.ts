import { setupI18n } from '@lingui/core';
import type { Language } from '@advisor/contract/languages';
import { loadMessages } from '../site/pages/loadPage.js';
import { catalogNames } from '../site/routes.js';
import { translatePage, type PageTranslate } from '../site/i18n/translate.js';

/** The real translations of a language, all catalogs together and as plain text, for tests of what a visitor reads. */
export async function translatePlainInto(language: Language): Promise<PageTranslate> {
  const messages = await loadMessages(language, catalogNames);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const { plain } = translatePage(i18n);
  return Object.assign(plain, { plain });
}
