import { relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { poFormat, PoSyntaxError, type PoCatalog } from './poFormat.js';

/** The language that the code is written in. */
export const sourceLanguage = 'en';

/** A problem in a catalog, worded for translators. */
export type Diagnostic = {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Source text of the message; empty if the problem is in the file itself. */
  id: string;
  context?: string | undefined;
  problem: string;
  fix: string;
};

/** A PO file, and the messages of the code that belong in it. */
export type Catalog = {
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** In the order of their page, with the English as translation. */
  code: PoCatalog;
  /** What the file has: nothing if it is missing or cannot be read. */
  messages: PoCatalog;
  error?: PoSyntaxError;
  /** The text of the file with other messages. */
  serialize: (messages: PoCatalog) => Promise<string>;
  write: (messages: PoCatalog) => Promise<unknown>;
};

/** Lingui has already printed file, line and column. */
const unreadableCode =
  'The code named first cannot be read there: usually a comma, a backtick or a bracket is missing at the end of this line or of the one before, or a text has a straight apostrophe instead of ’.';

/**
 * Reads the catalogs of lingui.config.ts in each language.
 *
 * @param root - folder of the project
 * @throws if Lingui cannot read one of the source files
 */
export async function readCatalogs(root = process.cwd()): Promise<Catalog[]> {
  const config = { ...getConfig({ cwd: root }), format: poFormat };
  const catalogs = (await getCatalogs(config)).map(async (catalog) => {
    const extracted = await catalog.collect();
    if (!extracted) throw new Error(unreadableCode);
    const code = inOrder(extracted);
    const read = async (language: string): Promise<Catalog> => {
      const path = catalog.getFilename(language);
      const rest = {
        file: relative(root, path),
        language,
        code,
        serialize: (messages: PoCatalog) => catalog.format.serialize(path, messages, language),
        write: (messages: PoCatalog) => catalog.write(language, messages),
      };
      try {
        return { ...rest, messages: ((await catalog.read(language)) ?? {}) as PoCatalog };
      } catch (error) {
        if (error instanceof PoSyntaxError) return { ...rest, messages: {}, error };
        throw error;
      }
    };
    return Promise.all(config.locales.map(read));
  });
  return (await Promise.all(catalogs)).flat();
}

/** Messages in the order of their places in the code. */
function inOrder(extracted: PoCatalog): PoCatalog {
  const sorted = Object.entries(extracted).toSorted(([, a], [, b]) => {
    const [[file, line = 0], [otherFile, otherLine = 0]] = [placeOf(a), placeOf(b)];
    return file === otherFile ? line - otherLine : file < otherFile ? -1 : 1;
  });
  return Object.fromEntries(
    sorted.map(([id, entry]) => [id, { ...entry, translation: entry.message! }]),
  );
}

/** File and line of a message in the code. */
export const placeOf = ({ origin }: PoCatalog[string]) => origin![0]!;

const brokenLine = {
  problem:
    'This line cannot be read, or one is missing before it, or the file was not saved as UTF-8.',
  fix: 'Each message has msgid "…" and msgstr "…", with straight quotation marks around the text, and curly ones and no backslash but \\n within. The file begins with msgid "". Of two versions by Git, keep one without the lines <<<<<<<, ======= and >>>>>>>. In doubt take a fresh file.',
};

const duplicate = {
  problem: 'This message is in the file twice.',
  fix: 'Keep the better translation and delete the other block.',
};

/** Problems that block extraction, which would drop what cannot be read. */
export const findUnreadable = (catalogs: readonly Catalog[]): Diagnostic[] =>
  catalogs.flatMap(({ file, error }) => {
    if (!error) return [];
    const { line, repeated } = error;
    return { file, line, id: repeated ?? '', ...(repeated ? duplicate : brokenLine) };
  });
