import { refusalStatuses, type AnswerPagesFile } from '../contact.js';

const file: AnswerPagesFile = { email: 'owner@example.com', languages: {} };

/** Minimal versions of what the build writes for the function, by path: pages, texts, policies. */
export const functionFiles: Record<string, string> = {};

const codes = ['firstName.required', 'email.invalid', 'message.tooLong', 'service.strategy'];

for (const language of ['en', 'de', 'fr']) {
  const texts = [...codes, ...Object.keys(refusalStatuses)].map((key) => [
    key,
    `${language}: ${key}`,
  ]);
  file.languages[language] = {
    thanks: `${language === 'en' ? '' : `/${language}`}/kontakt/danke`,
    policy: "default-src 'none'; style-src 'sha256-test'",
    texts: {
      ...(Object.fromEntries(texts) as Record<string, string>),
      tooLarge: `${language}: <256 KB> & no more`,
      mail: '{message}\n\n{firstName} {lastName}\n{company}\n{service}\n',
    },
  };
  functionFiles[`site/dist-functions/${language}/refused.html`] =
    `<html lang="${language}"><p>__reason__</p><a href="__mailto__">mail</a></html>`;
}
functionFiles['site/dist-functions/answerPages.json'] = JSON.stringify(file);
