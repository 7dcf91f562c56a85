import type { I18n } from '@lingui/core';
import type { PageName } from '../paths.js';
import type { Language } from './languages.js';
import { pagePath } from './pagePath.js';
import { translatePage, type Translate } from './translate.js';

/** The props of every page and of the frame around it. */
export type PageProps = {
  /** The page that is shown; six case studies share one component. */
  name: PageName;
  language: Language;
  /** When the HTML was written, as an ISO date; `useNow` turns it into the visitor's time. */
  renderedAt: string;
  /** The text of a descriptor in the page's language, its placeholders filled, set by `keepTogether`. */
  t: Translate;
  href: (name: PageName) => string;
};

/** The props of a page, made from its name, language and messages. */
export function pageProps(
  { name, language, renderedAt }: Pick<PageProps, 'name' | 'language' | 'renderedAt'>,
  i18n: I18n,
): PageProps {
  return {
    name,
    language,
    renderedAt,
    t: translatePage(i18n),
    href: (other) => pagePath(other, language),
  };
}
