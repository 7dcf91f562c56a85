import { checkPoFile } from './checkPoFile.js';
import { diagnosticOf, type Diagnostic, type RuleResult } from './Diagnostic.js';
import { applyEdits } from './edits.js';
import { emptyGlossary, type Glossary } from './Glossary.js';
import { readPo, writePo, type PoEntry } from './po.js';
import { readMessage } from './readMessage.js';
import { rules, type CatalogMessage, type Rule } from './rules.js';
import { acrossMessages, state } from './rules/translation.js';

/** A PO file with the facts from its path. */
export type Catalog = {
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
  const read = catalogs.map((catalog) => {
    const po = readPo(catalog.text);
    const messages = po.entries.map((entry) => messageOf(entry, catalog));
    return { ...catalog, po, messages };
  });
  const translated = read.flatMap(({ messages }) => messages.filter(isTranslated));
  const across = [...acrossMessages(translated, glossary)];
  return read.flatMap(({ file, language, po, messages }) =>
    [
      ...[...checkPoFile(po, language)].map(({ id = '', ...problem }): Diagnostic => {
        const isLayout = problem.rule === 'layout';
        const group = isLayout ? 'typography' : 'structure';
        return { ...problem, file, id, group, ...(isLayout && { edits: [] }) };
      }),
      ...messages.flatMap((message) => [
        ...[...state(message)].map((one) => diagnosticFor(message, one)),
        ...rules.flatMap((one) =>
          applyRule(one, message, glossary).map((result) =>
            diagnosticFor(message, { ...result, rule: one.name, group: one.group }),
          ),
        ),
      ]),
      ...across
        .filter(({ message }) => message.file === file)
        .map(({ message, ...result }) => diagnosticFor(message, result)),
    ].toSorted((a, b) => a.line - b.line),
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
  { edits, ...result }: RuleResult & { rule: string; group?: Diagnostic['group'] },
): Diagnostic {
  const fix = !isSource && edits && { edits };
  return diagnosticOf(file, entry, { group: 'translation', ...result, ...fix });
}

/**
 * A catalog's text with every mechanical fix applied: line ends, layout, typography. An unreadable file
 * is returned unchanged. So are texts of the source language, which belong to the code.
 */
export function fixCatalog(catalog: Catalog, glossary: Glossary = emptyGlossary): string {
  const po = readPo(catalog.text);
  if (po.problems.length > 0) return catalog.text;
  // One fix may enable the next: quotation marks, then the spaces inside them.
  const entries = po.entries.map((entry) =>
    [...rules, ...rules].reduce((fixed, rule) => {
      const message = messageOf(fixed, catalog);
      const edits = applyRule(rule, message, glossary).flatMap((result) => result.edits ?? []);
      if (message.isSource || edits.length === 0) return fixed;
      return { ...fixed, translation: applyEdits(fixed.translation, edits) };
    }, entry),
  );
  return writePo({ ...po, entries });
}
