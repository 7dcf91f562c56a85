import type { ToolbarLanguage } from '../languages.js';
import type { CatalogEntry } from './catalogEntries.js';
import type { FoundWords } from './watchWords.js';

/** A message that the pointer is on, with what the catalogs know of it. */
export interface ShownWords extends FoundWords {
  language: ToolbarLanguage;
  /** One for each catalog that holds it; empty if none does. */
  entries: readonly CatalogEntry[];
}

/**
 * What a page story tells the panel, by `postMessage` to the top window: a page may also be shown in
 * a frame within the preview.
 */
export interface WordsMessage {
  type: 'words';
  words: readonly ShownWords[];
}
