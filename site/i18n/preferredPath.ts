import { localizedPath } from './href.js';
import { prefixOf, resolveLanguage } from './resolveLanguage.js';

/**
 * Where a visitor belongs who has come to a path: `null` to stay, or the same page under the
 * prefix of the stored language when the path has none. The HTML at a path without prefix is
 * always English; only the browser knows what is stored.
 */
export function preferredPath(path: string, stored: unknown): string | null {
  if (prefixOf(path)) return null;
  const target = localizedPath(path, resolveLanguage(path, stored));
  return target === path ? null : target;
}
