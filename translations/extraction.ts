import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig, type ExtractedCatalogType } from '@lingui/conf';
import { createDefaultHeaders } from 'pofile-ts';
import { readCatalogs } from './catalogs.js';
import { mergeTranslations, type Extracted } from './mergeTranslations.js';
import { readPo, writePo } from './po.js';

/** Lingui has named file, line and column before. */
const unreadableCode =
  'The code named first cannot be read there: usually a comma, a backtick or a bracket is missing at the end of this line or of the one before, or a text has a straight apostrophe instead of ’.';

/**
 * Brings the PO files up to date with the code: new messages come in, unused ones go, and an edited
 * sentence keeps its translations, marked as fuzzy. English is what the code says.
 *
 * @param root - folder of lingui.config.ts
 * @returns the files whose messages, notes or order have changed
 * @throws Error if Lingui cannot read one of the source files
 */
export async function extractCatalogs(root = process.cwd()): Promise<string[]> {
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
      const own = read.find(({ file }) => file === path)?.head;
      const head = own?.headerOrder.length ? own : newHead(language);
      after.set(
        path,
        writePo(
          head,
          messages.filter(({ file }) => file === path),
        ),
      );
    }
  }

  // A file that a program has only laid out otherwise stays as it is, but for what Windows adds.
  const now = new Map(before.map(({ file, head, entries }) => [file, writePo(head, entries)]));
  const marked = before.filter(({ text }) => /^\uFEFF|\r/.test(text)).map(({ file }) => file);
  for (const file of now.keys()) if (!after.has(file)) rmSync(join(root, file));
  for (const [file, text] of after) {
    if (now.get(file) === text && !marked.includes(file)) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = new Set([...now.keys(), ...after.keys()]);
  return [...files].filter((file) => now.get(file) !== after.get(file)).toSorted();
}

type Found = ExtractedCatalogType[string];

/** As the page reads, not by alphabet: a translator meets the sentences in their order. */
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
