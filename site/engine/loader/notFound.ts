/**
 * Only on the not-found pages, which answer every missing path of a language: says which path is
 * missing, and lets the language switch keep it.
 */
import * as handover from '@advisor/ui/handover';
import { switchedPath } from '../../i18n/href.js';
import type { Language } from '../../i18n/languages.js';

const { pathname, search, hash } = location;

console.error(`404: no page at ${pathname}`);

for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${handover.language}]`)) {
  link.href =
    switchedPath(pathname, link.getAttribute(handover.language) as Language) + search + hash;
}
