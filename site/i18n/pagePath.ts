import { paths, type PageName } from '../paths.js';
import { localizedPath } from './href.js';
import type { Language } from './languages.js';

/** The path of a page in a language. Not in href.ts, whose callers in the head have no table of pages. */
export function pagePath(name: PageName, language: Language): string {
  return localizedPath(paths[name], language);
}
