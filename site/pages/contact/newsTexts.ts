import { contact } from './words.js';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import { issueText } from './issueText.js';
import type { News } from './useContactForm.js';

/** What a notice says, and whether it is good news. */
export function newsTexts(news: News, language: Language, t: Translate) {
  const { validation, error, success } = contact.toast;
  switch (news.about) {
    case 'invalid':
      return {
        tone: 'error',
        title: t(validation.title),
        text: issueText(news.issue, language, t),
      } as const;
    case 'failed':
      return { tone: 'error', title: t(error.title), text: t(error.text) } as const;
    case 'sent':
      return { tone: 'success', title: t(success.title), text: t(success.text) } as const;
  }
}
