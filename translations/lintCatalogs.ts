import { editText, type Edit } from './excerpt.js';
import type { Finding } from './Finding.js';
import { emptyGlossary, type Glossary } from './Glossary.js';
import { baseLanguage } from './languageNames.js';
import { readMessage } from './readMessage.js';
import { checkPoFile } from './checkPoFile.js';
import { readPo, writePo, type PoEntry } from './po.js';
import { rules } from './rules.js';
import { oneTranslation } from './rules/translation.js';
import type { CatalogMessage, Remark, Rule } from './Rule.js';

/** A PO file with the facts from its path. */
export type Catalog = {
  /** Path as printed in findings. */
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
};

/** Language of the texts in the code. */
const sourceLanguage = 'en';

/** All findings, ordered by file and line. */
export function lintCatalogs(
  catalogs: readonly Catalog[],
  glossary: Glossary = emptyGlossary,
): Finding[] {
  const findings: Finding[] = [];
  const translated: CatalogMessage[] = [];

  for (const catalog of catalogs) {
    const { file, language } = catalog;
    const po = readPo(catalog.text);
    for (const { id = '', ...problem } of checkPoFile(po, language)) {
      const fixable = problem.rule === 'layout';
      const group = fixable ? 'typography' : 'structure';
      findings.push({ ...problem, file, id, group, fixable });
    }
    for (const message of po.entries.map((entry) => messageOf(entry, catalog))) {
      if (isTranslated(message)) translated.push(message);
      for (const rule of rules) {
        for (const remark of applyRule(rule, message, glossary))
          findings.push(findingOf(rule, message, remark));
      }
    }
  }
  for (const { message, ...remark } of oneTranslation.check(translated)) {
    findings.push(findingOf(oneTranslation, message, remark));
  }
  return catalogs.flatMap(({ file }) =>
    findings.filter((finding) => finding.file === file).toSorted((a, b) => a.line - b.line),
  );
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

/** What a rule says about a message, or nothing where it doesn't apply. */
function* applyRule(rule: Rule, message: CatalogMessage, glossary: Glossary): Iterable<Remark> {
  if (rule.languages && !rule.languages.includes(baseLanguage(message.language))) return;
  if (rule.runsOn !== 'every' && !isTranslated(message)) return;
  const setting = rule.group === 'typography' || rule.group === 'tone';
  const fixedText = message.isSource && glossary.fixed.includes(message.source.text);
  if (setting && fixedText) return;
  yield* rule.check(message, glossary);
}

/** A fuzzy text has a finding already; more would be noise. */
function isTranslated({ entry, isSource }: CatalogMessage): boolean {
  if (entry.obsolete || entry.flags.includes('fuzzy')) return false;
  return isSource || entry.translation !== '';
}

function findingOf(
  { name, group }: Pick<Rule, 'name' | 'group'>,
  message: CatalogMessage,
  remark: Remark,
): Finding {
  const { file, entry, isSource } = message;
  return {
    file,
    line: entry.line,
    id: entry.id,
    ...(entry.context && { context: entry.context }),
    rule: name,
    group,
    wrong: remark.wrong,
    right: remark.right,
    fixable: !isSource && remark.edits !== undefined,
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
      fixed = { ...fixed, translation: editText(fixed.translation, edits) };
    }
    return fixed;
  });
  return writePo({ ...po, entries });
}

/** The edits of the first rule that has any. */
function editsOf(message: CatalogMessage, glossary: Glossary): Edit[] {
  for (const rule of rules) {
    const edits = [...applyRule(rule, message, glossary)].flatMap((remark) => remark.edits ?? []);
    if (edits.length > 0) return edits;
  }
  return [];
}
