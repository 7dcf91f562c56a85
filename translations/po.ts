import { parsePo, stringifyItem, type PoItem } from 'pofile-ts';

/** One message of a PO file. */
export type PoEntry = {
  /** Line of its `msgid`, counted from 1. */
  line: number;
  /** `#. `: notes from the source code, one a line. */
  notes: readonly string[];
  /** `#, `: flags such as `fuzzy`. */
  flags: readonly string[];
  /** `#| `: the lines of the source text that the translation was made for, while it is fuzzy. */
  previous: readonly string[];
  context?: string;
  id: string;
  translation: string;
  /** `#~`: no longer used by the code. */
  obsolete: boolean;
  /** The library's own entry; `writePo` takes all other fields from it. */
  item: PoItem;
};

/** What tells the messages of a file apart. */
export const keyOf = ({ context = '', id }: PoEntry) => `${context}\u0004${id}`;

/** A defect that makes a PO file unreadable or ambiguous. */
export type PoProblem = {
  /** Name of the rule, as for every other finding. */
  rule: 'po-syntax' | 'po-charset' | 'po-header' | 'po-duplicate' | 'layout';
  line: number;
  wrong: string;
  right: string;
  /** The message concerned, where it is known. */
  id?: string;
};

/** A parsed PO file. An unreadable block is a problem, not an entry. */
export type PoFile = {
  text: string;
  /** The first block, with the comments of the file, as it is written. */
  header: string;
  /** Header fields by name in lower case. */
  headers: ReadonlyMap<string, { value: string; line: number }>;
  entries: readonly PoEntry[];
  problems: readonly PoProblem[];
};

/** The library takes the first block of a file for its header. */
const anyHeader = 'msgid ""\nmsgstr ""\n\n';

/**
 * Reads a PO file with pofile-ts, as Lingui does. The library has no line numbers and skips what
 * it can't parse, so each block is checked here first. Never throws.
 */
export function readPo(text: string): PoFile {
  const headers = new Map<string, { value: string; line: number }>();
  const entries: PoEntry[] = [];
  const problems: PoProblem[] = [];
  let header: string | undefined;

  for (const block of blocksOf(text)) {
    const slips = [...slipsOf(block)];
    problems.push(...slips);
    if (slips.length > 0) continue;
    const isMessage = block.lines.some(({ keyword }) => keyword);
    const entry = isMessage ? entryOf(block) : undefined;
    if (entry) entries.push(entry);
    else if (isMessage) {
      header ??= block.lines.map(({ line }) => line).join('\n');
      block.lines.forEach(({ line }, index) => {
        const [, name, value = ''] = /^"([\w-]+):\s*(.*?)\s*(?:\\n)?"$/.exec(line) ?? [];
        if (name) headers.set(name.toLowerCase(), { value, line: block.start + index });
      });
    }
  }
  return { text, header: header ?? '', headers, entries, problems };
}

/** The file as Lingui writes it, so that an extraction leaves it as it is. */
export function writePo({ header, entries }: Pick<PoFile, 'header' | 'entries'>): string {
  return asGettextWrites([header, ...entries.map(writeEntry)].join('\n\n') + '\n');
}

/**
 * Lingui ends a text of several lines with an empty string on its own line; gettext and Poedit don't.
 * A catalog that was saved in Poedit would no longer be as the extraction writes it.
 */
export function asGettextWrites(text: string): string {
  return text.replaceAll('\\n"\n""\n', '\\n"\n');
}

/** The source text that a fuzzy translation was made for. */
export function previousId({ previous }: PoEntry): string | undefined {
  return parsePo(anyHeader + previous.join('\n')).items[0]?.msgid;
}

/** A source text as the lines of `PoEntry.previous`. */
export function previousLines(msgid: string): string[] {
  const lines = writeItem({ msgid, msgstr: [] }).split('\n');
  return lines.slice(0, lines.indexOf('msgstr ""'));
}

function writeItem(item: Partial<PoItem>): string {
  const written = stringifyItem(item as PoItem, { foldLength: 0, compactMultiline: false });
  return asGettextWrites(`${written}\n`).trimEnd();
}

function writeEntry({ item, flags, previous, translation }: PoEntry): string {
  const written = writeItem({
    ...item,
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    msgstr: [translation],
  });
  return written.replace(/^(?:#~ )?msg/m, (key) =>
    [...previous.map((line) => `#| ${line}`), key].join('\n'),
  );
}

type Block = {
  /** Line of the file, counted from 1. */
  start: number;
  lines: { line: string; keyword?: string }[];
};

/** The blocks of a file: they end at an empty line, or where the next message begins. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      block = undefined;
      continue;
    }
    const keyword = /^(?:#~ ?)?(msg\w+(?:\[\d+\])?)/.exec(line)?.[1];
    const has = (name: string) => block?.lines.some((one) => one.keyword === name);
    const isNext =
      (/^#(?!~)/.test(line) && has('msgstr')) ||
      (keyword === 'msgctxt' && has('msgid')) ||
      (keyword === 'msgid' && has('msgid'));
    if (!block || isNext) {
      block = { start: index + 1, lines: [] };
      blocks.push(block);
    }
    block.lines.push({ line, ...(keyword && { keyword }) });
  }
  return blocks;
}

/** The block as a message; `undefined` for a header, whose `msgid` is empty. */
function entryOf({ start, lines }: Block): PoEntry | undefined {
  const texts = lines.map(({ line }) => line);
  const item = parsePo(anyHeader + texts.join('\n')).items[0];
  if (!item) return undefined;
  return {
    line: start + lines.findIndex(({ keyword }) => keyword === 'msgid'),
    notes: item.extractedComments,
    flags: Object.keys(item.flags),
    previous: texts.flatMap((line) => (line.startsWith('#|') ? [line.slice(2).trim()] : [])),
    ...(item.msgctxt && { context: item.msgctxt }),
    id: item.msgid,
    translation: item.msgstr[0] ?? '',
    obsolete: item.obsolete,
    item,
  };
}

const quoted = String.raw`"(?:[^"\\]|\\["\\abfnrtv])*"\s*$`;
const wellFormed = new RegExp(
  `^(?:#(?!~)|#~\\||(?:#~ ?)?(?:(?:msgctxt|msgid|msgstr) +)?${quoted})`,
);

/** The problems of a block, line by line, worded for readers who don't know the format. */
function* slipsOf({ start, lines }: Block): Iterable<PoProblem> {
  const rule = 'po-syntax' as const;
  let broken = false;
  for (const [index, { line, keyword }] of lines.entries()) {
    if (wellFormed.test(line)) continue;
    broken = true;
    yield { rule, line: start + index, ...slipOf(line, keyword) };
  }
  const places = lines.flatMap(({ keyword }, index) => (keyword ? [{ keyword, index }] : []));
  if (broken || (places.length === 0 && lines.every(({ line }) => line.startsWith('#')))) return;
  const placeOf = (name: string) => places.filter(({ keyword }) => keyword === name);
  const say = (wrong: string, right: string, index = placeOf('msgid')[0]?.index ?? 0) => ({
    rule,
    line: start + index,
    wrong,
    right,
  });
  const second = placeOf('msgstr')[1];
  if (places[0]?.index !== lines.findIndex((one) => !/^#(?!~)/.test(one.line))) {
    const wrong = `There is text in quotation marks before any msgid or msgstr: ${excerpt(lines[0]?.line ?? '')}`;
    yield say(wrong, 'Put msgid or msgstr before it.', 0);
  } else if (placeOf('msgid').length === 0) {
    const wrong = 'This block has no msgid, so it is unclear which message it translates.';
    yield say(wrong, completeBlock);
  } else if (placeOf('msgstr').length === 0) {
    yield say('This message has a msgid but no msgstr.', completeBlock);
  } else if (second) {
    const right = 'Keep the right one and delete the other.';
    yield say('This message has two msgstr lines.', right, second.index);
  }
}

const completeBlock =
  'Every message is a msgid line followed by a msgstr line, with an empty line after it.';

function slipOf(line: string, keyword = ''): { wrong: string; right: string } {
  if (/^(?:<{7}|={7}|>{7})/.test(line))
    return {
      wrong: `Two versions of this file were merged with a conflict left unresolved: ${excerpt(line)}`,
      right:
        'Take the file as it is on the repository’s page and write your sentences into it again.',
    };
  if (/^msgid_plural|^msgstr\[/.test(keyword))
    return {
      wrong: `${keyword} belongs to another kind of plural, which is not used here.`,
      right: 'Write the plural inside the text: {count, plural, one {# hour} other {# hours}}.',
    };
  const text = /"[^]*$/.exec(line)?.[0] ?? '';
  if (!/^(?:#~ ?)?(?:"|(?:msgctxt|msgid|msgstr)\b)/.test(line))
    return {
      wrong: `This line is neither a comment nor a keyword nor text in quotation marks: ${excerpt(line)}`,
      right: 'Lines begin with #, msgctxt, msgid, msgstr or a straight quotation mark.',
    };
  const strange = /^"(?:[^"\\]|\\["\\abfnrtv])*(\\[^"\\abfnrtv])/.exec(text)?.[1];
  if (strange)
    return {
      wrong: `“${strange}” has no meaning in this file.`,
      right: 'Write \\\\ for a backslash, \\" for a quotation mark, \\n for a line break.',
    };
  if (/^"(?:[^"\\]|\\.)*"./.test(text))
    return {
      wrong: `A straight quotation mark inside the text ends it too early: ${excerpt(text)}`,
      right: 'Use the quotation marks of the language, or write \\" for a straight one.',
    };
  return {
    wrong: `The text is not closed by a quotation mark: ${excerpt(line)}`,
    right: 'Text goes between two straight quotation marks on the same line: "…"',
  };
}

function excerpt(line: string): string {
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
