import { localizedPath, type Language } from '@advisor/contract/languages';
import { paths, type PageName } from '../paths.js';

/**
 * The path of a page in a language. Not in preferredPath.ts, so that the script in the head does not bundle
 * the table of pages.
 *
 * @example pagePath('contact', 'de') // '/de/kontakt'
 */
export function pagePath(name: PageName, language: Language): string {
  return localizedPath(paths[name], language);
}
