import type { Rule } from './Rule.js';
import { glossaryTerms } from './rules/glossaryTerms.js';
import { lengthBudget } from './rules/lengthBudget.js';
import { quoteBalance, quotes } from './rules/quotes.js';
import * as structure from './rules/structure.js';
import * as tone from './rules/tone.js';
import * as translation from './rules/translation.js';
import { typedValue } from './rules/typedValue.js';
import * as typography from './rules/typography.js';

/** The rules that look at one message, in the order in which their results are listed. */
export const rules: readonly Rule[] = [
  {
    name: 'missing-translation',
    group: 'translation',
    runsOn: 'every',
    check: translation.missingTranslation,
  },
  { name: 'fuzzy', group: 'translation', runsOn: 'every', check: translation.fuzzy },
  { name: 'obsolete', group: 'translation', runsOn: 'every', check: translation.obsolete },
  { name: 'source-text', group: 'translation', check: translation.sourceText },
  { name: 'same-as-source', group: 'translation', check: translation.sameAsSource },
  { name: 'untranslated-words', group: 'translation', check: translation.untranslatedWords },
  { name: 'numbers', group: 'translation', check: translation.numbers },
  { name: 'sentence-ends', group: 'translation', check: translation.sentenceEnds },
  { name: 'icu-syntax', group: 'structure', check: structure.icuSyntax },
  { name: 'placeholders', group: 'structure', check: structure.placeholders },
  { name: 'tags', group: 'structure', check: structure.tags },
  { name: 'plural-forms', group: 'structure', check: structure.pluralForms },
  { name: 'line-breaks', group: 'structure', check: structure.lineBreaks },
  { name: 'short-label', group: 'translation', check: translation.shortLabel },
  { name: 'length', group: 'translation', check: lengthBudget },
  // Before the spaces: `&nbsp;` holds a semicolon.
  { name: 'characters', group: 'typography', check: typography.characters },
  // Quotation marks come before the spaces inside them, so that --fix sets both.
  { name: 'quotes', group: 'typography', check: quotes },
  { name: 'quote-balance', group: 'typography', check: quoteBalance },
  {
    name: 'french-spaces',
    group: 'typography',
    languages: ['fr'],
    check: typography.frenchSpaces,
  },
  {
    name: 'kept-together',
    group: 'typography',
    languages: ['de', 'fr'],
    check: typography.keptTogether,
  },
  {
    name: 'capital-accent',
    group: 'typography',
    languages: ['fr'],
    check: typography.capitalAccent,
  },
  { name: 'doubled-word', group: 'typography', check: typography.doubledWord },
  { name: 'spaces', group: 'typography', check: typography.spaces },
  { name: 'apostrophe', group: 'typography', check: typography.apostrophe },
  { name: 'ellipsis', group: 'typography', check: typography.ellipsis },
  { name: 'dashes', group: 'typography', check: typography.dashes },
  { name: 'typed-value', group: 'tone', check: typedValue },
  { name: 'glossary', group: 'tone', check: glossaryTerms },
  {
    name: 'formal-address',
    group: 'tone',
    languages: Object.keys(tone.familiar),
    check: tone.formalAddress,
  },
  { name: 'exclamation', group: 'tone', check: tone.exclamation },
  { name: 'gender', group: 'tone', languages: Object.keys(tone.gendered), check: tone.gender },
];
