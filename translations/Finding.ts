import type { RuleGroup } from './Rule.js';

/** One thing that is wrong in a catalog, in words for the person who translates it. */
export type Finding = {
  /** Path of the PO file as it was given. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Language of the catalog, as in `de` or `pt-BR`. */
  language: string;
  /** Source text of the message; empty when the finding is about the file itself. */
  id: string;
  /** Context of the message, if it has one. */
  context?: string;
  /** Name of the rule, as in `french-spaces`. */
  rule: string;
  /** What kind of rule it is; see `RuleGroup`. */
  group: RuleGroup;
  /** What is wrong: a sentence. */
  wrong: string;
  /** What would be right: a sentence or the text as it should be. */
  right: string;
  /** True if `fixCatalog` corrects it. */
  fixable: boolean;
};
