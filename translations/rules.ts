import type { Diagnostic, RuleResult } from './Diagnostic.js';
import type { Glossary } from './Glossary.js';
import type { PoEntry } from './po.js';
import type { Message } from './readMessage.js';
import * as structure from './rules/structure.js';
import * as translation from './rules/translation.js';
import * as typography from './rules/typography.js';
import * as wording from './rules/wording.js';

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

/** Checks one message that has a confirmed text. */
export type Rule = {
  /** Printed in brackets after a diagnostic. */
  name: string;
  group: Diagnostic['group'];
  /** Finds nothing in a language that the rule is not for. */
  check(message: CatalogMessage, glossary: Glossary): Iterable<RuleResult>;
};

const group = (name: Rule['group'], checks: Record<string, Rule['check']>): Rule[] =>
  Object.entries(checks).map(([rule, check]) => ({ name: rule, group: name, check }));

/** In the order in which their results are listed and their fixes applied. */
export const rules: readonly Rule[] = [
  ...group('translation', {
    'source-text': translation.sourceText,
    untranslated: translation.untranslated,
    numbers: translation.numbers,
    'sentence-ends': translation.sentenceEnds,
    'short-label': translation.shortLabel,
    length: translation.length,
  }),
  ...group('structure', {
    'icu-syntax': structure.icuSyntax,
    placeholders: structure.placeholders,
    tags: structure.tags,
    'plural-forms': structure.pluralForms,
    'line-breaks': structure.lineBreaks,
  }),
  ...group('typography', {
    // Before the spaces: `&nbsp;` holds a semicolon, and « » take spaces inside.
    characters: typography.characters,
    quotes: typography.quotes,
    'quote-balance': typography.quoteBalance,
    'french-spaces': typography.frenchSpaces,
    'kept-together': typography.keptTogether,
    'capital-accent': typography.capitalAccent,
    'doubled-word': typography.doubledWord,
    spaces: typography.spaces,
    apostrophe: typography.apostrophe,
    ellipsis: typography.ellipsis,
    dashes: typography.dashes,
  }),
  ...group('tone', {
    glossary: wording.glossaryTerms,
    'formal-address': wording.formalAddress,
    exclamation: wording.exclamation,
    gender: wording.gender,
  }),
];
