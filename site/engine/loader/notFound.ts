/**
 * Only on the not-found pages, one for every missing path of a language: logs the path, and keeps it in
 * the language links.
 */
import { localizedPath, type Language } from '@advisor/contract/languages';
import { stripLanguagePrefix } from '../../i18n/preferredLanguage.js';
import { languageAttribute } from '../../documentAttributes.js';

const { pathname, search, hash } = location;

console.error(`404: no page at ${pathname}`);

for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${languageAttribute}]`)) {
  const language = link.getAttribute(languageAttribute) as Language;
  link.href = localizedPath(stripLanguagePrefix(pathname), language) + search + hash;
}
