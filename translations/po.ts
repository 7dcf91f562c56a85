import { parsePo, stringifyItem, type PoItem } from 'pofile-ts';
import type { Diagnostic } from './Diagnostic.js';

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

export const keyOf = ({ context = '', id }: PoEntry) => `${context}\u0004${id}`;

/** A problem of a file, before the linter adds its path. */
export type PoDiagnostic = Pick<Diagnostic, 'rule' | 'line' | 'wrong' | 'right'> & { id?: string };

/** A parsed PO file. An unreadable block is a problem, not an entry. */
export type PoFile = {
  text: string;
  /** The first block, with the comments of the file, as it is written. */
  header: string;
  entries: readonly PoEntry[];
  problems: readonly PoDiagnostic[];
};

/** The library takes the first block of a file for its header. */
const anyHeader = 'msgid ""\nmsgstr ""\n\n';

/**
 * Reads a PO file with pofile-ts, as Lingui does. The library has no line numbers and skips what
 * it can't parse, so each block is checked here first. Never throws.
 */
export function readPo(text: string): PoFile {
  const entries: PoEntry[] = [];
  const problems: PoDiagnostic[] = [];
  let header: string | undefined;

  for (const block of blocksOf(text)) {
    const broken = unreadableLine(block);
    if (broken !== undefined) {
      problems.push({ rule: 'po-syntax', line: block.start + broken, ...unreadable });
      continue;
    }
    const isMessage = block.lines.some(keywordOf);
    const entry = isMessage ? entryOf(block) : undefined;
    if (entry) entries.push(entry);
    else if (isMessage) header ??= block.lines.join('\n');
  }
  return { text, header: header ?? '', entries, problems };
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

const writeItem = (item: Partial<PoItem>) =>
  asGettextWrites(
    `${stringifyItem(item as PoItem, { foldLength: 0, compactMultiline: false })}\n`,
  ).trimEnd();

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

type Block = { start: number; lines: string[] };

/** The blocks of a file, which have empty lines between them. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const last = blocks.at(-1);
    if (last && last.start + last.lines.length === index + 1) last.lines.push(line);
    else blocks.push({ start: index + 1, lines: [line] });
  }
  return blocks;
}

const keywordOf = (line: string) => /^(?:#~ ?)?(msg\w+(?:\[\d+\])?)/.exec(line)?.[1];

/** The block as a message; `undefined` for a header, whose `msgid` is empty. */
function entryOf({ start, lines }: Block): PoEntry | undefined {
  const item = parsePo(anyHeader + lines.join('\n')).items[0];
  if (!item) return undefined;
  return {
    line: start + lines.findIndex((line) => keywordOf(line) === 'msgid'),
    notes: item.extractedComments,
    flags: Object.keys(item.flags),
    previous: lines.flatMap((line) => (line.startsWith('#|') ? [line.slice(2).trim()] : [])),
    ...(item.msgctxt && { context: item.msgctxt }),
    id: item.msgid,
    translation: item.msgstr[0] ?? '',
    obsolete: item.obsolete,
    item,
  };
}

const wellFormed =
  /^(?:#(?!~)|#~\||(?:#~ ?)?(?:(?:msgctxt|msgid|msgstr) +)?"(?:[^"\\]|\\["\\abfnrtv])*"\s*$)/;

const unreadable = {
  wrong: 'The file cannot be read here.',
  right:
    'Each text goes between two straight quotation marks on its line, after msgid or msgstr, and an empty line between two messages. In doubt write your sentences into a fresh file with Poedit.',
};

/** Index of the first line that can't be read; `undefined` if the block is a message or comments. */
function unreadableLine({ lines }: Block): number | undefined {
  const broken = lines.findIndex((line) => !wellFormed.test(line));
  if (broken !== -1) return broken;
  const first = lines.findIndex((line) => /^(?!#(?!~))/.test(line));
  const keywords = lines.flatMap((line) => keywordOf(line) ?? []).join(' ');
  const isMessage = /^(?:msgctxt )?msgid msgstr$/.test(keywords) && keywordOf(lines[first]!);
  return first === -1 || isMessage ? undefined : first;
}
