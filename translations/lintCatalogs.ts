import type { Diagnostic } from './Diagnostic.js';
import type { Glossary } from './Glossary.js';
import { languageName } from './languageName.js';
import { readPo, type PoEntry } from './po.js';
import type { Catalog } from './readCatalogs.js';
import { readMessage } from './readMessage.js';
import type { CatalogMessage, Finding } from './CatalogMessage.js';
import { checkMessage, checkConsistency } from './rules.js';

/** The language that the code is written in. */
export const sourceLanguage = 'en';

/** All problems of the messages. */
export function lintCatalogs(catalogs: readonly Catalog[], glossary: Glossary): Diagnostic[] {
  const all = catalogs.flatMap(readMessages);
  const confirmed = all.filter(isConfirmed);
  return [
    ...all.flatMap((message) => unconfirmed(message).map((one) => diagnostic(message, one))),
    ...confirmed.flatMap((message) =>
      checkMessage(message, glossary).map((one) => diagnostic(message, one)),
    ),
    ...checkConsistency(confirmed, glossary).map((one) => diagnostic(one.message, one.finding)),
  ];
}

/** The messages of a catalog that have a confirmed text. */
export function messagesOf(catalog: Catalog): CatalogMessage[] {
  return readMessages(catalog).filter(isConfirmed);
}

/** A finding about a message. */
export function diagnostic(message: CatalogMessage, finding: Finding): Diagnostic {
  const { file, entry, isSource } = message;
  const { line, id, context, item } = entry;
  // The English catalogs are written anew from the code.
  const source = isSource && item.references[0];
  const right = source ? `${finding.right} Change it in ${source}.` : finding.right;
  return { file, line, id, context, ...finding, right };
}

function readMessages({ file, language, text }: Catalog): CatalogMessage[] {
  const isSource = language === sourceLanguage;
  const used = readPo(text).entries.filter(({ obsolete }) => !obsolete);
  return used.map((entry: PoEntry) => ({
    file,
    language,
    isSource,
    entry,
    source: readMessage(entry.id),
    translation: readMessage(isSource ? entry.id : entry.translation),
    note: entry.notes.join('\n'),
  }));
}

/** A fuzzy text gets one finding only: it is about to change. */
function isConfirmed({ entry, isSource }: CatalogMessage): boolean {
  return isSource || (entry.translation !== '' && !entry.flags.includes('fuzzy'));
}

function unconfirmed(message: CatalogMessage): Finding[] {
  if (isConfirmed(message)) return [];
  const { translation, previous } = message.entry;
  if (translation === '') {
    const wrong = `There is no ${languageName(message.language)} translation.`;
    const right =
      'Write it below “Translation” in Poedit, or after msgstr, between the quotation marks.';
    return [{ rule: 'missing-translation', wrong, right }];
  }
  const wrong = `“${translation}” has to be confirmed.${previous ? ` It was made for “${previous}”.` : ''}`;
  const right =
    'Adapt it to the new text if necessary; then take the mark “Needs work” away in Poedit, or delete the lines above it that begin with #, fuzzy and #|.';
  return [{ rule: 'fuzzy', wrong, right }];
}
