import { contact } from './words.js';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import { issueText } from './issueText.js';
import type { News } from './useContactForm.js';

/** What a notice says, and whether it is good news. */
export function newsTexts(news: News, language: Language, t: Translate) {
  const { toast, failed } = contact;
  const text = () => {
    if (news.about === 'invalid') return issueText(news.issue, language, t);
    const { minutes } = news.about === 'failed' ? news : {};
    return minutes === undefined ? t(toast[news.about].text) : t(failed.tooMany, { minutes });
  };
  return {
    tone: news.about === 'sent' ? 'success' : 'error',
    title: t(toast[news.about].title),
    text: text(),
  } as const;
}
