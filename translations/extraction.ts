import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig, type ExtractedMessageType } from '@lingui/conf';
import { readCatalogs, sourceLanguage, type Catalog } from './catalogs.js';
import { mergeTranslations, type FiledMessage } from './mergeTranslations.js';
import { writePo, type PoMessage } from './po.js';

/** Lingui has already printed file, line and column. */
const unreadableCode =
  'The code named first cannot be read there: usually a comma, a backtick or a bracket is missing at the end of this line or of the one before, or a text has a straight apostrophe instead of ’.';

/** A PO file that is not as the code has it. */
export type OutdatedCatalog = {
  file: string;
  /** As it should be; `undefined` if no page uses the file any more. */
  text?: string;
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
  const before = readCatalogs(root);
  const after = await mergedCatalogs(root, before);
  const behind = after.map(async ({ file, language, messages }) => {
    const old = before.find((one) => one.file === file);
    const text = await writePo(messages, language, old?.text);
    // Another program may lay the file out otherwise, but for a byte order mark and CRLF.
    const laidOut = old && (await writePo(old.messages, language, old.text));
    const messagesChanged = laidOut !== text;
    const isFromWindows = /^\uFEFF|\r/.test(old?.text ?? '');
    return messagesChanged || isFromWindows ? { file, text, messagesChanged } : [];
  });
  const unused = before
    .filter(({ file }) => !after.some((one) => one.file === file))
    .map(({ file }) => ({ file, messagesChanged: true }));
  const outdated = [...(await Promise.all(behind)).flat(), ...unused];
  return outdated.toSorted((a, b) => (a.file < b.file ? -1 : 1));
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

/** The messages of the code in every language, with the translations of the PO files. */
async function mergedCatalogs(root: string, before: readonly Catalog[]) {
  const config = getConfig({ cwd: root });
  const catalogs = await getCatalogs(config);
  const collected = await Promise.all(catalogs.map(collectMessages));
  return config.locales.flatMap((language) => {
    const files = catalogs.map((catalog) => relative(root, catalog.getFilename(language)));
    const extracted = collected.flatMap((messages, at) => withFile(messages, files[at]!));
    const kept = before
      .filter((one) => one.language === language)
      .flatMap(({ messages, file }) => withFile(messages, file));
    const merged =
      language === sourceLanguage
        ? extracted.map((message) => ({ ...message, translation: message.message }))
        : mergeTranslations(extracted, kept);
    return files.map((file) => {
      return { file, language, messages: merged.filter((message) => message.file === file) };
    });
  });
}

const withFile = (messages: readonly PoMessage[], file: string): FiledMessage[] =>
  messages.map((message) => ({ ...message, file }));

/** The messages of a catalog in the order of its page, not by alphabet. */
async function collectMessages(catalog: LinguiCatalog): Promise<PoMessage[]> {
  const messages = await catalog.collect();
  if (!messages) throw new Error(unreadableCode);
  return Object.entries(messages)
    .map(([id, found]) => toMessage(id, found))
    .toSorted(byPlace);
}

type LinguiCatalog = Awaited<ReturnType<typeof getCatalogs>>[number];

const toMessage = (
  id: string,
  { message = '', comments, ...found }: ExtractedMessageType,
): PoMessage => ({
  ...found,
  id,
  message,
  translation: '',
  comments: comments.map((comment) => comment.trim()),
  extra: { flags: [], translatorComments: [] },
});

function byPlace({ origin: [a] }: PoMessage, { origin: [b] }: PoMessage): number {
  const [[fileA, lineA = 0], [fileB, lineB = 0]] = [a!, b!];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return lineA - lineB;
}
