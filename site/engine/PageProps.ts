import type { Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { LegalTexts } from '../pages/legal/LegalTexts.js';
import type { PagePath, QuestionPath, RoutePath } from '../pages/routePath.js';

/** What the shell gives to every page. */
export type PageProps = {
  /** The page's own path without prefix; six case studies share one page module. */
  path: PagePath;
  language: Language;
  /** When the HTML was written; `useNow` turns it into the visitor's time once React is in charge. */
  renderedAt: string;
  /** The text of a descriptor in the page's language, its placeholders filled. */
  t: Translate;
  /** The documents of a legal page. */
  legal?: LegalTexts;
  /** The address of another page, in the page's language. */
  href: (path: RoutePath | QuestionPath) => string;
};
