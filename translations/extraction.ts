import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig, type ExtractedMessageType } from '@lingui/conf';
import { readCatalogs, sourceLanguage, type Catalog } from './catalogs.js';
import { mergeTranslations, type FiledMessage } from './mergeTranslations.js';
import { writePo, type PoMessage } from './po.js';

/** Lingui has already printed file, line and column. */
const unreadableCode =
  'The code named first cannot be read there: usually a comma, a backtick or a bracket is missing at the end of this line or of the one before, or a text has a straight apostrophe instead of ’.';

/**
 * The PO files that are behind the code, with their texts as they should be: new messages come in, unused ones go, and
 * an edited sentence keeps its translations, marked as fuzzy.
 *
 * @param root - folder of lingui.config.ts
 * @throws if Lingui cannot read one of the source files
 */
export async function outdatedCatalogs(root = process.cwd()) {
  const before = readCatalogs(root);
  const collected = await collectMessages(root);
  const languages = getConfig({ cwd: root }).locales.filter((each) => each !== sourceLanguage);
  return languages.flatMap((language) => {
    const fileOf = ({ fileIn }: (typeof collected)[0]) => relative(root, fileIn(language));
    const extracted = collected.flatMap((one) => withFile(one.messages, fileOf(one)));
    const previous = before
      .filter((one) => one.language === language)
      .flatMap(({ messages, file }) => withFile(messages, file));
    const merged = mergeTranslations(extracted, previous);
    return collected.map(fileOf).flatMap((file) => {
      const messages = merged.filter((message) => message.file === file);
      const old = before.find((one) => one.file === file);
      const text = writePo(messages, language, old?.text);
      // Another program may lay the file out otherwise.
      const laidOut = old && writePo(old.messages, language, old.text);
      return laidOut === text ? [] : { file, text };
    });
  });
}

/** Brings the PO files up to date with the code, and returns those that it has changed. */
export async function extractCatalogs(root = process.cwd()): Promise<string[]> {
  const outdated = await outdatedCatalogs(root);
  for (const { file, text } of outdated) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return outdated.map(({ file }) => file);
}

/** The English messages as the code has them, by the file that they are in. */
export async function sourceCatalogs(root = process.cwd()): Promise<Omit<Catalog, 'text'>[]> {
  const messages = (await collectMessages(root)).flatMap((catalog) => catalog.messages);
  const files = new Set(messages.map(sourceFile));
  return Array.from(files, (file) => ({
    file,
    language: sourceLanguage,
    messages: messages
      .filter((one) => sourceFile(one) === file)
      .map((one) => ({ ...one, translation: one.message })),
  }));
}

const sourceFile = ({ origin }: PoMessage) => origin.split('\n')[0]!;

/** The catalogs of lingui.config.ts with the messages of the code, in the order of their page. */
async function collectMessages(root: string) {
  const catalogs = await getCatalogs(getConfig({ cwd: root }));
  return Promise.all(
    catalogs.map(async (catalog) => {
      const found = await catalog.collect();
      if (!found) throw new Error(unreadableCode);
      const messages = Object.values(found).map(toMessage).toSorted(byPlace);
      return { messages, fileIn: (language: string) => catalog.getFilename(language) };
    }),
  );
}

const withFile = (messages: readonly PoMessage[], file: string): FiledMessage[] =>
  messages.map((message) => ({ ...message, file }));

function toMessage({ message = '', context, comments, origin }: ExtractedMessageType): PoMessage {
  return {
    message,
    context,
    translation: '',
    comments: comments.map((comment) => comment.trim()).join('\n'),
    origin: [...new Set(origin.map(([file]) => file))].join('\n'),
    translatorComments: '',
    isFuzzy: false,
    line: origin[0]?.[1] ?? 1,
  };
}

const byPlace = (a: PoMessage, b: PoMessage) =>
  sourceFile(a) === sourceFile(b) ? a.line - b.line : sourceFile(a) < sourceFile(b) ? -1 : 1;
