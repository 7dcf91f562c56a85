import type { PageName } from './paths.js';
import type { Language } from './i18n/languages.js';
import type { Translate } from './i18n/translate.js';

/** The props of every page and of the frame around it. */
export type PageProps<Name extends PageName = PageName> = {
  /** The current page: several may share a component. */
  name: Name;
  language: Language;
  /** When the HTML was written, as an ISO date. */
  renderedAt: string;
  /** Translates a descriptor into the page's language, with `bindNumbers` applied: see also `plainText`. */
  t: Translate;
  href: (name: PageName) => string;
};
