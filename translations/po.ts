import type { MessageOrigin } from '@lingui/conf';
import { formatter, parsePoFile } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { formatKeyword, parsePo } from 'pofile-ts';

/** A message of a PO file, with Lingui's fields. */
export type PoMessage = {
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
    /** Line of its `msgstr`, counted from 1, once it is in a file. */
    line?: number;
  };
};

/** The messages of a PO file by Lingui's ids, in the order of the file. */
export type PoMessages = Readonly<Record<string, PoMessage>>;

/** The messages of a PO file, without obsolete ones (`#~`). */
export const readPo = (text: string): PoMessages => Object.fromEntries(readEntries(text));

/** The same as a list, in which a message may occur twice. */
export function readEntries(written: string): [id: string, message: PoMessage][] {
  const text = normalize(written);
  const lines = text.split(/\r?\n/);
  // The first one is the header's.
  const ends = lines.flatMap((line, at) => (/^(?:#~ ?)?msgstr /.test(line) ? at : []));
  return parsePoFile(text).items.flatMap((item, index) => {
    if (item.obsolete) return [];
    const [start = 0, end = 0] = ends.slice(index, index + 2);
    const flags = Object.keys(item.flags);
    const message: PoMessage = {
      message: item.msgid,
      ...(item.msgctxt && { context: item.msgctxt }),
      translation: item.msgstr[0] ?? '',
      comments: item.extractedComments,
      origin: item.references.map((file) => [file]),
      extra: {
        flags,
        translatorComments: item.comments,
        previous: flags.includes('fuzzy') ? previousIn(lines.slice(start, end)) : undefined,
        line: end + 1,
      },
    };
    return [[generateMessageId(message.message, message.context), message]];
  });
}

function previousIn(lines: readonly string[]): string | undefined {
  const old = lines.flatMap((line) => (line.startsWith('#|') ? line.slice(2).trim() : []));
  return parsePo(`msgid ""\nmsgstr ""\n\n${old.join('\n')}`).items[0]?.msgid;
}

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
  messages: PoMessages,
  language: string,
  existing = '',
): Promise<string> {
  const text = await lingui.serialize(messages, {
    locale: language,
    sourceLocale: 'en',
    filename: '',
    existing: normalize(existing),
  });
  const [header, ...blocks] = text.trimEnd().split('\n\n');
  const complete = Object.values(messages).map(({ extra: { previous } }, index) =>
    previous ? blocks[index]!.replace(/^(?=msg)/m, () => formatPrevious(previous)) : blocks[index],
  );
  // pofile-ts ends a text of several lines with an empty string, which gettext does not write.
  return `${[header, ...complete].join('\n\n')}\n`.replaceAll(/\\n"\n(?:#\| )?""(?=\n)/g, '\\n"');
}

const formatPrevious = (text: string) =>
  formatKeyword('msgid', text, undefined, layout)
    .map((line) => `#| ${line}\n`)
    .join('');
