import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MessageOrigin } from '@lingui/conf';
import { formatter, parsePoFile } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { formatKeyword, parsePo } from 'pofile-ts';

/** A message of a PO file, with Lingui's fields. */
export type PoMessage = {
  /** Lingui's: follows from text and context. */
  id: string;
  message: string;
  context?: string;
  translation: string;
  /** `#. `: notes from the source code, one a line. */
  comments: string[];
  /** `#: `: the source files. */
  origin: MessageOrigin[];
  extra: {
    flags: string[];
    translatorComments: string[];
    /** `#| msgid`: the source text that a fuzzy translation was made for. Lingui would drop it. */
    previous?: string | undefined;
    /** Line of its `msgstr`, or of its message in the code, counted from 1. */
    line?: number | undefined;
  };
};

/** The messages of a PO file, without obsolete ones (`#~`). */
export function readPo(written: string): PoMessage[] {
  const text = blankObsolete(normalize(written));
  const lines = text.split(/\r?\n/);
  // The first one is the header's.
  const ends = lines.flatMap((line, at) => (line.startsWith('msgstr ') ? at : []));
  return parsePoFile(text).items.map((item, index) => {
    const { msgid: message, msgctxt, msgstr, comments: translatorComments } = item;
    const [start = 0, end = 0] = ends.slice(index, index + 2);
    const flags = Object.keys(item.flags);
    const previous = flags.includes('fuzzy') ? previousIn(lines.slice(start, end)) : undefined;
    return {
      id: generateMessageId(message, msgctxt ?? undefined),
      message,
      ...(msgctxt && { context: msgctxt }),
      translation: msgstr[0] ?? '',
      comments: item.extractedComments,
      origin: item.references.map((file): MessageOrigin => [file]),
      extra: { flags, translatorComments, previous, line: end + 1 },
    };
  });
}

function previousIn(lines: readonly string[]): string | undefined {
  const old = lines.flatMap((line) => (line.startsWith('#|') ? line.slice(2).trim() : []));
  return parsePo(`msgid ""\nmsgstr ""\n\n${old.join('\n')}`).items[0]?.msgid;
}

/** Blanks obsolete entries and their comments. The parser takes one whose `msgid` is wrapped for a current one. */
const blankObsolete = (text: string) =>
  text.replace(/^(?:#.*\r?\n)*#~.*$/gm, (entry) => entry.replace(/.+/g, ''));

/** A text without a byte order mark, its accents composed. */
const normalize = (text: string) => text.replace(/^\uFEFF/, '').normalize();

// As gettext and Poedit lay a file out, so that saving it there changes nothing.
const layout = { foldLength: 0, compactMultiline: false };
const lingui = formatter({ ...layout, lineNumbers: false });

/**
 * The text of a PO file.
 *
 * @param existing - the text that it replaces, whose header it keeps
 */
export async function writePo(
  messages: readonly PoMessage[],
  language: string,
  existing = '',
): Promise<string> {
  const catalog = Object.fromEntries(messages.map((one) => [one.id, one]));
  const text = await lingui.serialize(catalog, {
    locale: language,
    sourceLocale: 'en',
    filename: '',
    existing: normalize(existing),
  });
  const [header, ...blocks] = text.trimEnd().split('\n\n');
  const complete = Object.values(catalog).map(({ extra: { previous } }, index) =>
    previous ? blocks[index]!.replace(/^(?=msg)/m, () => formatPrevious(previous)) : blocks[index],
  );
  // pofile-ts ends a text of several lines with an empty string, which gettext does not write.
  return `${[header, ...complete].join('\n\n')}\n`.replaceAll(/\\n"\n(?:#\| )?""(?=\n)/g, '\\n"');
}

const formatPrevious = (text: string) =>
  formatKeyword('msgid', text, undefined, layout)
    .map((line) => `#| ${line}\n`)
    .join('');

/** The language that the code is written in. */
export const sourceLanguage = 'en';

/** A PO file, and the language of its folder. */
export type Catalog = {
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
  messages: readonly PoMessage[];
};

/**
 * Reads `site/locales/{language}/{name}.po`, languages and names in alphabetical order.
 *
 * @param root - folder of the project
 */
export function readCatalogs(root = '.'): Catalog[] {
  return globSync('site/locales/*/*.po', { cwd: root })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, language: basename(dirname(file)), text, messages: readPo(text) };
    });
}
