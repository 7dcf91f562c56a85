import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig, type ExtractedCatalogType } from '@lingui/conf';
import { createDefaultHeaders } from 'pofile-ts';
import { readCatalogs } from './catalogs.js';
import { mergeTranslations, type Extracted } from './mergeTranslations.js';
import { readPo, writePo } from './po.js';

/** Lingui has already printed file, line and column. */
const unreadableCode =
  'The code named first cannot be read there: usually a comma, a backtick or a bracket is missing at the end of this line or of the one before, or a text has a straight apostrophe instead of ’.';

/** A PO file that is not as the code has it. */
export type OutdatedCatalog = {
  file: string;
  /** As it should be; `undefined` if no page uses the file any more. */
  text?: string | undefined;
  /** False if only a byte order mark or the line ends of Windows have to go. */
  messagesChanged: boolean;
};

/**
 * The PO files that are behind the code: new messages come in, unused ones go, and an edited sentence keeps
 * its translations, marked as fuzzy. English is what the code says.
 *
 * @param root - folder of lingui.config.ts
 * @throws Error if Lingui cannot read one of the source files
 */
export async function outdatedCatalogs(root = process.cwd()): Promise<OutdatedCatalog[]> {
  const config = getConfig({ cwd: root });
  const catalogs = await getCatalogs(config);
  const found = await Promise.all(catalogs.map((catalog) => catalog.collect()));
  const before = readCatalogs(root).map((catalog) => ({ ...catalog, ...readPo(catalog.text) }));
  const after = new Map<string, string>();

  for (const language of config.locales) {
    const isSource = language === config.sourceLocale;
    const read = before.filter((one) => one.language === language);
    const kept = read.flatMap(({ file, entries }) => entries.map((entry) => ({ ...entry, file })));
    const paths = catalogs.map((one) => relative(root, one.getFilename(language)));
    const extracted = found.flatMap((messages, at) => {
      if (!messages) throw new Error(unreadableCode);
      return inOrder(messages).map((one) => toMessage(one, paths[at]!, isSource));
    });
    const messages = isSource ? extracted : mergeTranslations(extracted, kept);
    for (const path of paths) {
      const own = read.find(({ file }) => file === path)?.header;
      const header = own?.headerOrder.length ? own : newHead(language);
      after.set(
        path,
        writePo(
          header,
          messages.filter(({ file }) => file === path),
        ),
      );
    }
  }

  // A file that differs only in its formatting is kept, except for a byte order mark or CRLF.
  const now = new Map(before.map(({ file, header, entries }) => [file, writePo(header, entries)]));
  const marked = before.filter(({ text }) => /^\uFEFF|\r/.test(text)).map(({ file }) => file);
  return [...new Set([...now.keys(), ...after.keys()])].toSorted().flatMap((file) => {
    const text = after.get(file);
    const messagesChanged = now.get(file) !== text;
    return messagesChanged || marked.includes(file) ? { file, text, messagesChanged } : [];
  });
}

/** Brings the PO files up to date with the code, and returns those whose messages, notes or order have changed. */
export async function extractCatalogs(root = process.cwd()): Promise<string[]> {
  const outdated = await outdatedCatalogs(root);
  for (const { file, text } of outdated) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  return outdated.flatMap(({ file, messagesChanged }) => (messagesChanged ? file : []));
}

type Found = ExtractedCatalogType[string];

/** In the order of the page, not by alphabet. */
function inOrder(messages: ExtractedCatalogType): Found[] {
  const place = ({ origin: [first] }: Found) =>
    `${first?.[0]} ${String(first?.[1]).padStart(5, '0')}`;
  return Object.values(messages).toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

function toMessage(found: Found, file: string, isSource: boolean): Extracted {
  const { message: id = '', context, comments, origin } = found;
  const references = [...new Set(origin.map(([path]) => path))];
  const notes = comments.flatMap((comment) => comment.split('\n').map((line) => line.trim()));
  return {
    file,
    id,
    ...(context && { context }),
    translation: isSource ? id : '',
    item: { references, extractedComments: notes.filter(Boolean) },
  };
}

const newHead = (language: string) => {
  const headers = createDefaultHeaders({ language, pluralForms: false }) as Record<string, string>;
  return { headers, headerOrder: Object.keys(headers) };
};
