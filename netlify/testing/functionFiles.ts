import type { AnswerPagesFile } from '../contact.js';

const file: AnswerPagesFile = { email: 'owner@example.com', languages: ['en', 'de', 'fr'] };

/** What the build writes for the function, by path. */
export const functionFiles: Record<string, string> = {
  'site/dist-functions/answerPages.json': JSON.stringify(file),
};
