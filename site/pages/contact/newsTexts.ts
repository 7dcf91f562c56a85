import { contact } from './words.js';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import { issueText } from './issueText.js';
import type { News } from './useContactForm.js';

/** What a notice says, and whether it is good news. */
export function newsTexts(news: News, language: Language, t: Translate) {
  const { toast } = contact;
  return {
    tone: news.about === 'sent' ? 'success' : 'error',
    title: t(toast[news.about].title),
    text: news.about === 'invalid' ? issueText(news.issue, language, t) : t(toast[news.about].text),
  } as const;
}
