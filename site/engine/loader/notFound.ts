/**
 * Only on the not-found pages, which answer every missing path of a language: says which path is
 * missing, and lets the language switch keep it.
 */
import * as handover from '@advisor/ui/handover';
import { barePath, localizedPath } from '../../i18n/localizedPath.js';
import type { Language } from '../../i18n/languages.js';

const { pathname, search, hash } = location;

console.error(`404: no page at ${pathname}`);

for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${handover.language}]`)) {
  const language = link.getAttribute(handover.language) as Language;
  link.href = localizedPath(barePath(pathname), language) + search + hash;
}
