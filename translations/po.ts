import { po, type GetTextTranslation } from 'gettext-parser';

/** A message, and what a PO file says about it. */
export type PoMessage = {
  message: string;
  /** `msgctxt`: what distinguishes it from the same text elsewhere. */
  context?: string | undefined;
  /** Empty if there is none. */
  translation: string;
  /** `#. `: notes from the source code, one a line. */
  comments: string;
  /** `#: `: the source files, one a line. */
  origin: string;
  /** `# `: notes of translators, one a line. */
  translatorComments: string;
  /** `#, fuzzy`: whether the translation has to be confirmed. */
  isFuzzy: boolean;
  /** `#| msgid`: the source text that a fuzzy translation was made for. */
  previous?: string | undefined;
  /** Line of its `msgstr`, or of its message in the code, counted from 1. */
  line: number;
};

/** Whether two messages have the same text and context. */
export const isSameMessage = (a: PoMessage, b: PoMessage) =>
  a.message === b.message && a.context === b.context;

/** A PO file that cannot be read in full; its line is counted from 1. */
export class PoSyntaxError extends Error {
  constructor(
    readonly line: number,
    cause?: unknown,
  ) {
    super(`Line ${line} cannot be read.`, { cause });
  }
}

/** UTF-8 that was read as another encoding, or the reverse; a backslash that escapes nothing. */
const wronglySaved = /\uFFFD|Ã[\u0080-\u00bf¤¶Ÿ„–œ]|â€|\\[^"\\abfnrtv]/;

/**
 * The messages of a PO file, without obsolete ones (`#~`).
 *
 * @throws PoSyntaxError where it cannot be read
 */
export function readPo(written: string): PoMessage[] {
  const text = normalize(written);
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const wrongAt = text.search(wronglySaved);
  if (wrongAt >= 0) throw new PoSyntaxError(lineAt(wrongAt));
  // A block for each message, because gettext-parser tells the line of an error, and of nothing else.
  const blocks = [...text.matchAll(/(?:.*\S.*\n?)+/g)];
  return blocks.flatMap(({ 0: block, index }, at) => {
    const line = lineAt(index);
    const entries = readBlock(block, line);
    const isHeader = ({ msgid }: { msgid: string }) => msgid === '';
    if (at === 0 ? !entries.every(isHeader) || entries.length === 0 : entries.some(isHeader))
      throw new PoSyntaxError(line);
    const msgstr = block.split('\n').findIndex((each) => each.startsWith('msgstr'));
    return at === 0 ? [] : entries.map((entry) => toMessage(entry, line + msgstr));
  });
}

function readBlock(block: string, line: number) {
  try {
    const { translations } = po.parse(block, { validation: true });
    return Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  } catch (error) {
    const { lineNumber = 1 } = error as { lineNumber?: number };
    throw new PoSyntaxError(line + lineNumber - 1, error);
  }
}

function toMessage(
  { msgid, msgctxt, msgstr, comments = {} }: GetTextTranslation,
  line: number,
): PoMessage {
  const { extracted = '', reference = '', translator = '', flag = '', previous } = comments;
  const isFuzzy = flag.split(/,\s*/).includes('fuzzy');
  return {
    message: msgid,
    context: msgctxt,
    translation: msgstr[0] ?? '',
    comments: extracted,
    origin: reference,
    translatorComments: translator,
    isFuzzy,
    previous: isFuzzy && previous ? readBlock(`${previous}\nmsgstr ""`, line)[0]?.msgid : undefined,
    line,
  };
}

/** A text without a byte order mark and the line ends of Windows, its accents composed. */
const normalize = (text: string) => text.replace(/^\uFEFF|\r(?=\n)/g, '').normalize();

/**
 * The text of a PO file, laid out as by Lingui and Poedit, so that saving it there changes nothing.
 *
 * @param existing - the text that it replaces, whose header it keeps
 */
export function writePo(
  messages: readonly PoMessage[],
  language: string,
  existing?: string,
): string {
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8' };
  // The compiler keeps the order of numbered keys, but would group by context.
  const translations = { '': Object.fromEntries(messages.map(toEntry).entries()) };
  const compiled = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
  const [newHeader, ...blocks] = compiled
    .toString()
    // Poedit and gettext have the notes before the files.
    .replaceAll(/((?:^#: .*\n)+)((?:^#\. .*\n)+)/gm, '$2$1')
    .split('\n\n');
  const header = existing === undefined ? newHeader : normalize(existing).split('\n\n')[0];
  return `${[header!.trimEnd(), ...blocks].join('\n\n').trimEnd()}\n`;
}

function toEntry(one: PoMessage): GetTextTranslation {
  return {
    msgctxt: one.context ?? '',
    msgid: one.message,
    msgstr: [one.translation],
    comments: {
      translator: one.translatorComments,
      extracted: one.comments,
      reference: one.origin,
      flag: one.isFuzzy ? 'fuzzy' : '',
      previous: one.previous === undefined ? '' : `msgid ${JSON.stringify(one.previous)}`,
    },
  };
}
