import type { Diagnostic, RuleResult } from './Diagnostic.js';
import type { Glossary } from './Glossary.js';
import type { PoEntry } from './po.js';
import type { Message } from './readMessage.js';

/** A message of one catalog, ready for the rules. */
export type CatalogMessage = {
  file: string;
  /** Language of the catalog, as in `de`. */
  language: string;
  /** True in the catalogs of the language the code is written in. */
  isSource: boolean;
  entry: PoEntry;
  /** The text in the language of the code. */
  source: Message;
  /** The text in this catalog's language; in a source catalog the text itself. */
  translation: Message;
  /** The notes for translators, joined by line breaks. */
  note: string;
};

/** Checks one message at a time. */
export type Rule = {
  /** Printed in brackets after a diagnostic. */
  name: string;
  group: Diagnostic['group'];
  /** Languages the rule is for (`fr` covers `fr-CH`); default: all. */
  languages?: readonly string[];
  /**
   * `every`: also runs on messages that are untranslated, fuzzy or obsolete.
   * Default `translated`: only on those that have a confirmed text.
   */
  runsOn?: 'translated' | 'every';
  check(message: CatalogMessage, glossary: Glossary): Iterable<RuleResult>;
};
