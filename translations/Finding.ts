import type { RuleGroup } from './Rule.js';

/** A problem in a catalog, worded for translators. */
export type Finding = {
  /** Path of the PO file as it was given. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Source text of the message; empty when the finding is about the file itself. */
  id: string;
  /** Context of the message, if it has one. */
  context?: string;
  /** Name of the rule, as in `french-spaces`. */
  rule: string;
  /** See `RuleGroup`. */
  group: RuleGroup;
  /** The problem, as a sentence. */
  wrong: string;
  /** The fix: a sentence, or the corrected text. */
  right: string;
  /** True if `fixCatalog` corrects it. */
  fixable: boolean;
};
