import type { Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { Owner } from '../owner/Owner.js';
import type { RoutePath } from '../pages/routePath.js';

/** What the structured data of a page is made from. */
export interface PageContext {
  path: RoutePath;
  language: Language;
  /** Reads the catalogs of the page itself and of the shell. */
  t: Translate;
  owner: Owner;
  /** Absolute address of a page in the page's language. */
  address: (path: RoutePath) => string;
  /** Decides which seminars are still to come. */
  now: Date;
  /** Absolute address of the page's picture, if it has one. */
  image?: string;
}
