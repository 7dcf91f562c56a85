import { languageName, type Diagnostic } from './Diagnostic.js';
import { sourceLanguage, type Catalog } from './catalogs.js';
import { readPo } from './po.js';
import { readMessage } from './readMessage.js';
import { checkMessage, type CatalogMessage, type Problem } from './rules.js';
import { checkSpelling } from './spelling.js';
import { setTypography } from './typography.js';

/** All problems of the messages. */
export async function lintCatalogs(catalogs: readonly Catalog[]): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const message of catalogs.flatMap(readMessages)) {
    const { file, isSource, entry } = message;
    const { line, id, context, translation, flags, item } = entry;
    // A fuzzy text gets one finding only: it is about to change.
    const isConfirmed = isSource || (translation !== '' && !flags.includes('fuzzy'));
    const found = isConfirmed
      ? [...checkMessage(message), ...(await checkSpelling(message))]
      : [unconfirmed(message)];
    // The English catalogs are written anew from the code.
    const source = isSource && item.references[0];
    for (const [problem, todo] of found) {
      const fix = source ? `${todo} Change it in ${source}.` : todo;
      diagnostics.push({ file, line, id, context, problem, fix });
    }
  }
  return diagnostics;
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

function unconfirmed({ entry: { translation, previous }, language }: CatalogMessage): Problem {
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
