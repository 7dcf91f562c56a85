import type { ToolbarLanguage } from '../languages.js';
import type { CatalogEntry } from './catalogEntries.js';
import type { FoundWords } from './watchWords.js';

/** A message that the pointer is on, with what the catalogs know of it. */
export type ShownWords = {
  language: ToolbarLanguage;
  /** One for each catalog that holds it; empty if none does. */
  entries: readonly CatalogEntry[];
} & FoundWords;

/**
 * What a page story tells the panel, by `postMessage` to the top window: a page may also be shown in
 * a frame within the preview.
 */
export type WordsMessage = {
  type: 'words';
  words: readonly ShownWords[];
};
