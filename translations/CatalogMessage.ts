import type { Diagnostic } from './Diagnostic.js';
import type { PoEntry } from './po.js';
import type { Message } from './readMessage.js';

/** A message with a confirmed text. */
export type CatalogMessage = {
  file: string;
  language: string;
  /** True in the catalogs of the language the code is written in. */
  isSource: boolean;
  entry: PoEntry;
  source: Message;
  /** The text in this catalog's language; in a source catalog the text itself. */
  translation: Message;
  /** The notes for translators, joined by line breaks. */
  note: string;
};

/** What a rule finds in a message; the linter adds file, line and message. */
export type Finding = Pick<Diagnostic, 'rule' | 'wrong' | 'right'>;
