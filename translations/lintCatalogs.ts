import type { Diagnostic, Edit, RuleResult } from './Diagnostic.js';
import { applyEdits } from './edits.js';
import { emptyGlossary, type Glossary } from './Glossary.js';
import { baseLanguage } from './languageNames.js';
import { readMessage } from './readMessage.js';
import { checkPoFile } from './checkPoFile.js';
import { readPo, writePo, type PoEntry } from './po.js';
import { rules } from './rules.js';
import { acrossMessages } from './rules/translation.js';
import type { CatalogMessage, Rule } from './Rule.js';

/** A PO file with the facts from its path. */
export type Catalog = {
  /** Path as printed in diagnostics. */
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
};

/** Language of the texts in the code. */
const sourceLanguage = 'en';

/** All problems, ordered by file and line. */
export function lintCatalogs(
  catalogs: readonly Catalog[],
  glossary: Glossary = emptyGlossary,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const translated: CatalogMessage[] = [];

  for (const catalog of catalogs) {
    const { file, language } = catalog;
    const po = readPo(catalog.text);
    for (const { id = '', ...problem } of checkPoFile(po, language)) {
      const fixable = problem.rule === 'layout';
      const group = fixable ? 'typography' : 'structure';
      found.push({ ...problem, file, id, group, fixable });
    }
    for (const message of po.entries.map((entry) => messageOf(entry, catalog))) {
      if (isTranslated(message)) translated.push(message);
      for (const rule of rules) {
        for (const result of applyRule(rule, message, glossary))
          found.push(diagnosticOf(rule, message, result));
      }
    }
  }
  for (const { message, rule, ...result } of acrossMessages.check(translated, glossary))
    found.push(diagnosticOf({ name: rule, group: 'translation' }, message, result));
  return catalogs.flatMap(({ file }) =>
    found.filter((one) => one.file === file).toSorted((a, b) => a.line - b.line),
  );
}

/** The messages of a catalog that have a confirmed text. */
export function messagesOf(catalog: Catalog): CatalogMessage[] {
  return readPo(catalog.text)
    .entries.map((entry) => messageOf(entry, catalog))
    .filter(isTranslated);
}

/** A message of a catalog, ready for the rules. */
function messageOf(entry: PoEntry, { file, language }: Catalog): CatalogMessage {
  const isSource = language === sourceLanguage;
  return {
    file,
    language,
    isSource,
    entry,
    source: readMessage(entry.id),
    // An empty source text defaults to the id.
    translation: readMessage(entry.translation || (isSource ? entry.id : '')),
    note: entry.notes.join('\n'),
  };
}

/** A rule's results for a message; none where it doesn't apply. */
function* applyRule(rule: Rule, message: CatalogMessage, glossary: Glossary): Iterable<RuleResult> {
  if (rule.languages && !rule.languages.includes(baseLanguage(message.language))) return;
  if (rule.runsOn !== 'every' && !isTranslated(message)) return;
  const setting = rule.group === 'typography' || rule.group === 'tone';
  const fixedText = message.isSource && glossary.fixed.includes(message.source.text);
  if (setting && fixedText) return;
  yield* rule.check(message, glossary);
}

/** A fuzzy text is reported already; more would be noise. */
function isTranslated({ entry, isSource }: CatalogMessage): boolean {
  if (entry.obsolete || entry.flags.includes('fuzzy')) return false;
  return isSource || entry.translation !== '';
}

function diagnosticOf(
  { name, group }: Pick<Rule, 'name' | 'group'>,
  message: CatalogMessage,
  result: RuleResult,
): Diagnostic {
  const { file, entry, isSource } = message;
  return {
    file,
    line: entry.line,
    id: entry.id,
    ...(entry.context && { context: entry.context }),
    rule: name,
    group,
    ...result,
    fixable: !isSource && result.edits !== undefined,
  };
}

/** One fix may enable the next (quotation marks, then the spaces inside them); this bounds the rounds. */
const mostRounds = 12;

/**
 * A catalog's text with every mechanical fix applied: line ends, layout, typography. An
 * unreadable file is returned unchanged. So are texts of the source language, which
 * belong to the code.
 */
export function fixCatalog(catalog: Catalog, glossary: Glossary = emptyGlossary): string {
  const po = readPo(catalog.text);
  if (po.problems.length > 0) return catalog.text;
  if (catalog.language === sourceLanguage) return writePo(po);
  const entries = po.entries.map((entry) => {
    let fixed = entry;
    for (let round = 0; round < mostRounds; round += 1) {
      const edits = editsOf(messageOf(fixed, catalog), glossary);
      if (edits.length === 0) break;
      fixed = { ...fixed, translation: applyEdits(fixed.translation, edits) };
    }
    return fixed;
  });
  return writePo({ ...po, entries });
}

/** The edits of the first rule that has any. */
function editsOf(message: CatalogMessage, glossary: Glossary): Edit[] {
  for (const rule of rules) {
    const edits = [...applyRule(rule, message, glossary)].flatMap((result) => result.edits ?? []);
    if (edits.length > 0) return edits;
  }
  return [];
}
