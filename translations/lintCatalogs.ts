import { languageName, type Diagnostic } from './Diagnostic.js';
import { readPo } from './po.js';
import type { Catalog } from './readCatalogs.js';
import { readMessage } from './readMessage.js';
import { checkMessage, type CatalogMessage, type Finding } from './rules.js';
import { setTypography } from './typography.js';

/** The language that the code is written in. */
export const sourceLanguage = 'en';

/** All problems of the messages but their spelling. */
export function lintCatalogs(catalogs: readonly Catalog[]): Diagnostic[] {
  return catalogs.flatMap(readMessages).flatMap((message) => {
    const found = isConfirmed(message) ? checkMessage(message) : [unconfirmed(message)];
    return found.map((one) => diagnostic(message, one));
  });
}

/** The messages of a catalog that have a confirmed text. */
export const messagesOf = (catalog: Catalog) => readMessages(catalog).filter(isConfirmed);

/** A finding about a message. */
export function diagnostic(message: CatalogMessage, [wrong, todo]: Finding): Diagnostic {
  const { file, entry, isSource } = message;
  const { line, id, context, item } = entry;
  // The English catalogs are written anew from the code.
  const source = isSource && item.references[0];
  return {
    file,
    line,
    id,
    context,
    wrong,
    right: source ? `${todo} Change it in ${source}.` : todo,
  };
}

function readMessages({ file, language, text }: Catalog): CatalogMessage[] {
  const isSource = language === sourceLanguage;
  const asRead = (words: string, of: string) =>
    readMessage(setTypography(words, of).replaceAll('\u00ad', ''));
  const used = readPo(text).entries.filter(({ obsolete }) => !obsolete);
  return used.map((entry) => ({
    file,
    language,
    isSource,
    entry,
    source: asRead(entry.id, sourceLanguage),
    translation: asRead(isSource ? entry.id : entry.translation, language),
  }));
}

/** A fuzzy text gets one finding only: it is about to change. */
function isConfirmed({ entry, isSource }: CatalogMessage): boolean {
  return isSource || (entry.translation !== '' && !entry.flags.includes('fuzzy'));
}

function unconfirmed({ entry: { translation, previous }, language }: CatalogMessage): Finding {
  if (translation === '')
    return [
      `There is no ${languageName(language)} translation.`,
      'Write it below “Translation” in Poedit, or after msgstr, between the quotation marks.',
    ];
  return [
    `“${translation}” has to be confirmed.${previous ? ` It was made for “${previous}”.` : ''}`,
    'Adapt it to the new English if necessary; then take the mark “Needs work” away in Poedit, or delete the lines above it that begin with #, fuzzy and #|.',
  ];
}
