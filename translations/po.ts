import { po } from 'gettext-parser';

/** A message, and what a PO file says about it. */
export type PoMessage = {
  message: string;
  /** `msgctxt`: what distinguishes it from the same text elsewhere. */
  context?: string | undefined;
  /** Empty if there is none. */
  translation: string;
  /** `#. `: notes from the source code. */
  comments: readonly string[];
  /** `#: `: the source files. */
  origin: readonly string[];
  /** `# `: notes of translators. */
  translatorComments: readonly string[];
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

/** A PO file that cannot be read in full, as what it is. */
export class PoSyntaxError extends Error {
  constructor(
    /** Counted from 1. */
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
 * @throws PoSyntaxError
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

type PoEntry = ReturnType<typeof readBlock>[number];

const linesOf = (text = '') => text.split('\n').filter(Boolean);

function toMessage({ msgid, msgctxt, msgstr, comments = {} }: PoEntry, line: number): PoMessage {
  const { extracted, reference, translator, flag = '', previous } = comments;
  const isFuzzy = flag.split(/,\s*/).includes('fuzzy');
  return {
    message: msgid,
    context: msgctxt,
    translation: msgstr[0] ?? '',
    comments: linesOf(extracted),
    origin: linesOf(reference),
    translatorComments: linesOf(translator),
    isFuzzy,
    previous: isFuzzy && previous ? readBlock(`${previous}\nmsgstr ""`, line)[0]?.msgid : undefined,
    line,
  };
}

/** A text without a byte order mark and the line ends of Windows, its accents composed. */
const normalize = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize();

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
  const [header] =
    existing === undefined ? [newHeader(language)] : normalize(existing).split('\n\n');
  return [header!.trimEnd(), ...messages.map(formatMessage)].join('\n\n') + '\n';
}

const newHeader = (language: string) =>
  [
    'msgid ""\nmsgstr ""',
    ...[
      `Language: ${language}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=UTF-8',
      'Content-Transfer-Encoding: 8bit',
    ].map((field) => JSON.stringify(`${field}\n`)),
  ].join('\n');

function formatMessage(one: PoMessage): string {
  const { message, context, translation, previous } = one;
  return [
    ...one.translatorComments.map((comment) => `# ${comment}`),
    ...one.comments.map((comment) => `#. ${comment}`),
    ...one.origin.map((file) => `#: ${file}`),
    ...(one.isFuzzy ? ['#, fuzzy'] : []),
    ...(previous === undefined ? [] : formatText('msgid', previous).map((line) => `#| ${line}`)),
    ...(context === undefined ? [] : formatText('msgctxt', context)),
    ...formatText('msgid', message),
    ...formatText('msgstr', translation),
  ].join('\n');
}

/** A keyword and its text; one of several lines has each in a line of its own. */
function formatText(keyword: string, text: string): string[] {
  const [first = '""', ...others] = text.split(/(?<=\n)(?=.)/s).map((line) => JSON.stringify(line));
  return others.length === 0 ? [`${keyword} ${first}`] : [`${keyword} ""`, first, ...others];
}
