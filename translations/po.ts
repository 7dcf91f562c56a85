import { parsePoFile } from '@lingui/format-po';
import { formatKeyword, parsePo, stringifyItem, stringifyPo, type PoItem } from 'pofile-ts';
import type { Diagnostic } from './Diagnostic.js';

/** A message of a PO file. */
export type PoEntry = {
  /** Line of its `msgstr`, counted from 1. */
  line: number;
  /** `#. `: notes from the source code, one a line. */
  notes: readonly string[];
  /** `#, `: flags such as `fuzzy`. */
  flags: readonly string[];
  /** `#| `: the source text that the translation was made for, while it is fuzzy. */
  previous?: string;
  context?: string;
  id: string;
  translation: string;
  /** `#~`: no longer used by the code. */
  obsolete: boolean;
  /** As pofile-ts has it: references and comments as well. */
  item: PoItem;
};

/** Identifies a message within a file: text and context, as gettext joins them. */
export const keyOf = ({ context = '', id }: Pick<PoEntry, 'context' | 'id'>) =>
  `${context}\u0004${id}`;

/** Reads a PO file as Lingui does, and adds what its parser leaves out: lines and `#|`. */
export function readPo(written: string) {
  const text = written.replace(/^\uFEFF/, '').normalize();
  const { items, ...header } = parsePoFile(text);
  // The parser adds those headers that gettext knows.
  header.headers = Object.fromEntries(
    header.headerOrder.map((name) => [name, header.headers[name]!]),
  );
  const lines = text.split(/\r?\n/);
  // The first one is the header's.
  const starts = lines.flatMap((line, at) => (/^(?:#~ ?)?msgstr /.test(line) ? at : [])).slice(1);
  const entries = items.map((item, index): PoEntry => {
    const line = starts[index] ?? 0;
    const previous = previousOf(lines.slice(starts[index - 1] ?? 0, line));
    return {
      line: line + 1,
      notes: item.extractedComments,
      flags: Object.keys(item.flags),
      ...(previous && { previous }),
      ...(item.msgctxt && { context: item.msgctxt }),
      id: item.msgid,
      translation: item.msgstr[0] ?? '',
      obsolete: item.obsolete,
      item,
    };
  });
  return { header, entries };
}

function previousOf(lines: readonly string[]): string | undefined {
  const old = lines.flatMap((line) => (line.startsWith('#|') ? line.slice(2).trim() : []));
  return parsePo(`msgid ""\nmsgstr ""\n\n${old.join('\n')}`).items[0]?.msgid;
}

/** The first block of a file, and the comments before it. */
type PoHeader = ReturnType<typeof readPo>['header'];

/** What `writePo` takes of a message. */
export type PoMessage = Pick<PoEntry, 'id' | 'translation'> &
  Partial<Pick<PoEntry, 'context' | 'flags' | 'previous'>> & { item?: Partial<PoItem> };

const options = { foldLength: 0, compactMultiline: false };

/** The text of a PO file, laid out as gettext and Poedit do, so that saving it there changes nothing. */
export function writePo(header: Partial<PoHeader>, messages: readonly PoMessage[]): string {
  const blocks = messages.map(({ id, context, translation, flags = [], previous, item }) => {
    const marks = Object.fromEntries(flags.map((flag) => [flag, true]));
    const written = { ...item, msgid: id, msgctxt: context ?? null, msgstr: [translation] };
    const block = stringifyItem({ ...written, flags: marks } as PoItem, options);
    if (!previous) return block;
    const old = formatKeyword('msgid', previous, undefined, options).map((line) => `#| ${line}`);
    return block.replace(/^msg/m, () => [...old, 'msg'].join('\n'));
  });
  // pofile-ts ends a text of several lines with an empty string, which gettext does not write.
  return [stringifyPo(header).trimEnd(), ...blocks, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n')
    .replaceAll(/\\n"\n(?:#\| )?""(?=\n)/g, '\\n"');
}

/** A problem of a file, before its path is added. */
type PoProblem = Omit<Diagnostic, 'file'>;

/** A comment, an empty line, or a text in quotation marks that was saved as UTF-8. */
const wellFormed =
  /^(?!.*(?:\uFFFD|Ã[\u0080-\u00bf¤¶Ÿ„–œ]|â€))\s*(?:#(?!~)|#~\||(?:#~ ?)?(?:(msgctxt|msgid|msgstr) +)?"(?:[^"\\]|\\["\\abfnrtv])*"\s*$|$)/;

/** The keywords that each may follow. */
const allowedPrevious = { msgctxt: ['msgstr'], msgid: ['msgstr', 'msgctxt'], msgstr: ['msgid'] };

/** The first invalid line. The parser would skip it or misread it. */
function brokenLine(lines: readonly string[]): number {
  let last = '';
  return lines.findIndex((line) => {
    const match = wellFormed.exec(line);
    const keyword = match?.[1] as keyof typeof allowedPrevious | undefined;
    const isFirst = last === '' && !/^\s*(?:#|$)/.test(line);
    const isBroken =
      !match ||
      (isFirst ? line !== 'msgid ""' : keyword && !allowedPrevious[keyword].includes(last));
    last = keyword ?? last;
    return isBroken;
  });
}

/** Problems that keep a PO file from being read in full. Nothing may overwrite such a file. */
export function* poProblems(text: string): Iterable<PoProblem> {
  const line = brokenLine(text.replace(/^\uFEFF/, '').split(/\r?\n/)) + 1;
  if (line > 0) {
    const problem =
      'This line cannot be read, or one is missing before it, or the file was not saved as UTF-8.';
    const fix =
      'Each message has msgid "…" and msgstr "…", with straight quotation marks around the text, and curly ones and no backslash but \\n within. The file begins with msgid "". Of two versions by Git, keep one without the lines <<<<<<<, ======= and >>>>>>>. In doubt take a fresh file.';
    yield { line, id: '', problem, fix };
    return;
  }
  const seen = new Set<string>();
  for (const entry of readPo(text).entries.filter(({ obsolete }) => !obsolete)) {
    if (seen.has(keyOf(entry))) {
      const problem = 'This message is in the file twice.';
      const fix = 'Keep the better translation and delete the other block.';
      yield { line: entry.line, id: entry.id, problem, fix };
    }
    seen.add(keyOf(entry));
  }
}
