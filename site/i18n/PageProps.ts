import type { I18n } from '@lingui/core';
import { createContext, use, useSyncExternalStore } from 'react';
import type { PageName } from '../paths.js';
import { keepTogether } from './keepTogether.js';
import type { Language } from './languages.js';
import { pagePath } from './pagePath.js';
import { translatePlain, type Translate } from './translate.js';

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

/** The `Translate` of what a page shows, set by `keepTogether`. */
export function translatePage(i18n: I18n): Translate {
  const plain = translatePlain(i18n);
  return (...message) => keepTogether(plain(...message));
}

/** When the page is visited, as an ISO date. Stories fix it, so that their pictures stay the same. */
export const VisitTimeContext = createContext(new Date().toISOString());
const never = () => () => {};

/**
 * The visitor's time; during hydration the time of the build, so that React finds the HTML it expects.
 *
 * @param renderedAt - ISO date of the build
 */
export function useNow(renderedAt: string): Date {
  const visitTime = use(VisitTimeContext);
  return new Date(
    useSyncExternalStore(
      never,
      () => visitTime,
      () => renderedAt,
    ),
  );
}
