import { checkPoFile } from './checkPoFile.js';
import { diagnosticOf, type Diagnostic, type Edit, type RuleResult } from './Diagnostic.js';
import { applyEdits } from './edits.js';
import { emptyGlossary, type Glossary } from './Glossary.js';
import { readPo, writePo, type PoEntry } from './po.js';
import { readMessage } from './readMessage.js';
import { rules, type CatalogMessage, type Rule } from './rules.js';
import { acrossMessages, state } from './rules/translation.js';

/** A PO file with the facts from its path. */
export type Catalog = {
  /** Path as printed in diagnostics. */
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
};

const sourceLanguage = 'en';

/** All problems, ordered by file and line. */
export function lintCatalogs(
  catalogs: readonly Catalog[],
  glossary: Glossary = emptyGlossary,
): Diagnostic[] {
  const translated: CatalogMessage[] = [];
  const found = catalogs.flatMap((catalog): Diagnostic[] => {
    const { file, language } = catalog;
    const po = readPo(catalog.text);
    const problems = [...checkPoFile(po, language)].map(({ id = '', ...problem }): Diagnostic => {
      const fixable = problem.rule === 'layout';
      return { ...problem, file, id, group: fixable ? 'typography' : 'structure', fixable };
    });
    const messages = po.entries.map((entry) => messageOf(entry, catalog));
    translated.push(...messages.filter(isTranslated));
    return [
      ...problems,
      ...messages.flatMap((message) => [
        ...[...state(message)].map((one) => diagnosticFor(message, one)),
        ...rules.flatMap((one) =>
          applyRule(one, message, glossary).map((result) =>
            diagnosticFor(message, { ...result, rule: one.name, group: one.group }),
          ),
        ),
      ]),
    ];
  });
  for (const { message, ...result } of acrossMessages(translated, glossary))
    found.push(diagnosticFor(message, result));
  return catalogs.flatMap(({ file }) =>
    found.filter((one) => one.file === file).toSorted((a, b) => a.line - b.line),
  );
}

/** The messages of a catalog that have a confirmed text. */
export function messagesOf(catalog: Catalog): CatalogMessage[] {
  const messages = readPo(catalog.text).entries.map((entry) => messageOf(entry, catalog));
  return messages.filter(isTranslated);
}

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
function applyRule({ group, check }: Rule, message: CatalogMessage, glossary: Glossary) {
  const isSetting = group === 'typography' || group === 'tone';
  const isFixed = message.isSource && glossary.fixed.includes(message.source.text);
  return isTranslated(message) && !(isSetting && isFixed) ? [...check(message, glossary)] : [];
}

/** A fuzzy text is reported already; more would be noise. */
function isTranslated({ entry, isSource }: CatalogMessage): boolean {
  if (entry.obsolete || entry.flags.includes('fuzzy')) return false;
  return isSource || entry.translation !== '';
}

function diagnosticFor(
  { file, entry, isSource }: CatalogMessage,
  result: RuleResult & { rule: string; group?: Diagnostic['group'] },
): Diagnostic {
  const fixable = !isSource && result.edits !== undefined;
  return diagnosticOf(file, entry, { group: 'translation', ...result, fixable });
}

/** One fix may enable the next (quotation marks, then the spaces inside them); this bounds the rounds. */
const mostRounds = 12;

/**
 * A catalog's text with every mechanical fix applied: line ends, layout, typography. An unreadable file
 * is returned unchanged. So are texts of the source language, which belong to the code.
 */
export function fixCatalog(catalog: Catalog, glossary: Glossary = emptyGlossary): string {
  const po = readPo(catalog.text);
  if (po.problems.length > 0) return catalog.text;
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

function editsOf(message: CatalogMessage, glossary: Glossary): Edit[] {
  if (message.isSource) return [];
  for (const rule of rules) {
    const edits = applyRule(rule, message, glossary).flatMap((result) => result.edits ?? []);
    if (edits.length > 0) return edits;
  }
  return [];
}
