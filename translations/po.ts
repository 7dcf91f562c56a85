import { parsePoFile } from '@lingui/format-po';
import { formatKeyword, parsePo, stringifyItem, stringifyPo, type PoItem } from 'pofile-ts';
import type { Diagnostic } from './Diagnostic.js';
import type { Rule } from './inGerman.js';
import { languageName } from './languageName.js';

/** A message of a PO file. */
export type PoEntry = {
  /** Line of its `msgid`, counted from 1. */
  line: number;
  /** The lines of its `msgstr`, and where in the text each begins. */
  translationStarts: readonly (readonly [index: number, line: number])[];
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

/** What tells two messages of a file apart: text and context, as gettext joins them. */
export const keyOf = ({ context = '', id }: Pick<PoEntry, 'context' | 'id'>) =>
  `${context}\u0004${id}`;

const isId = (line: string) => /^(?:#~ ?)?msgid /.test(line);

/** Reads a PO file as Lingui does, and adds what its parser leaves out: lines and `#|`. */
export function readPo(written: string) {
  const text = written.replace(/^\uFEFF/, '').normalize();
  const { items, ...head } = parsePoFile(text);
  // The parser adds those headers that gettext knows.
  head.headers = Object.fromEntries(head.headerOrder.map((name) => [name, head.headers[name]!]));
  const lines = text.split(/\r?\n/);
  // The first one is the header's.
  const starts = lines.flatMap((line, at) => (isId(line) ? at : [])).slice(1);
  const entries = items.map((item, index): PoEntry => {
    const line = starts[index] ?? 0;
    const previous = previousOf(lines.slice(starts[index - 1] ?? 0, line));
    return {
      line: line + 1,
      translationStarts: startsOf(lines.slice(line, starts[index + 1]), line + 1),
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
  return { head, entries };
}

function startsOf(block: readonly string[], line: number): [index: number, line: number][] {
  const first = block.findIndex((one) => /^(?:#~ ?)?msgstr /.test(one));
  let index = 0;
  return block.flatMap((one, at) => {
    if (first < 0 || at < first || !/^(?:#~ ?)?(?:msgstr +)?"/.test(one)) return [];
    const start = index;
    index += one.replaceAll(/^[^"]*"|"\s*$/g, '').replaceAll(/\\./g, '\n').length;
    return [[start, line + at]];
  });
}

function previousOf(lines: readonly string[]): string | undefined {
  const old = lines.flatMap((line) => (line.startsWith('#|') ? line.slice(2).trim() : []));
  return parsePo(`msgid ""\nmsgstr ""\n\n${old.join('\n')}`).items[0]?.msgid;
}

/** The first block of a file, and the comments before it. */
type PoHead = ReturnType<typeof readPo>['head'];

/** What `writePo` takes of a message. */
export type PoMessage = Pick<PoEntry, 'id' | 'translation'> &
  Partial<Pick<PoEntry, 'context' | 'flags' | 'previous'>> & { item?: Partial<PoItem> };

const options = { foldLength: 0, compactMultiline: false };

/** The text of a PO file, laid out as gettext and Poedit do, so that saving it there changes nothing. */
export function writePo(head: Partial<PoHead>, messages: readonly PoMessage[]): string {
  const blocks = messages.map(({ id, context, translation, flags = [], previous, item }) => {
    const marks = Object.fromEntries(flags.map((flag) => [flag, true]));
    const written = { ...item, msgid: id, msgctxt: context ?? null, msgstr: [translation] };
    const block = stringifyItem({ ...written, flags: marks } as PoItem, options);
    if (!previous) return block;
    const old = formatKeyword('msgid', previous, undefined, options).map((line) => `#| ${line}`);
    return block.replace(/^msg/m, () => [...old, 'msg'].join('\n'));
  });
  // pofile-ts ends a text of several lines with an empty string, which gettext does not write.
  return [stringifyPo(head).trimEnd(), ...blocks, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n')
    .replaceAll(/\\n"\n(?:#\| )?""(?=\n)/g, '\\n"');
}

/** A problem of a file, before its path is added. */
type PoProblem = Omit<Diagnostic, 'file'>;

const wellFormed =
  /^\s*(?:#(?!~)|#~\||(?:#~ ?)?(?:(?:msgctxt|msgid|msgstr) +)?"(?:[^"\\]|\\["\\abfnrtv])*"\s*$|$)/;

/** What is wrong with a line that is not well formed, by how it looks; the first that fits. */
const malformed: readonly (readonly [Rule, looks: RegExp, wrong: string, right: string])[] = [
  [
    'po-conflict',
    /^(?:<{7}|={7}|>{7})/,
    'Git has left two versions of this place in the file.',
    'Keep one; delete the other and the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'po-line',
    /^(?!\s*(?:#~ ?)?(?:(?:msgctxt|msgid|msgstr)\s|["“”„]))/,
    'The line does not begin as a line can.',
    'Begin with msgid, msgstr or msgctxt and a space, or with a straight quotation mark. A plural is written inside the text.',
  ],
  [
    'po-quotes',
    /^(?!.*?(?:msgctxt|msgid|msgstr|^|~)\s*".*"\s*$)/,
    'The text has no straight quotation mark at its beginning or at its end.',
    'Add it: msgstr "…".',
  ],
  [
    'po-backslash',
    /\\(?!["\\abfnrtv])|\\"\s*$/,
    'A backslash is in the text.',
    'Delete it. Only \\n, a line break, has one.',
  ],
  [
    'po-inner-quote',
    /"/,
    'A straight quotation mark is inside the text.',
    'Write curly ones there: “…”, „…“, « … ».',
  ],
];

/** What keeps a PO file from being read in full: nothing may be written over such a file. */
export function* poProblems(text: string, language: string): Iterable<PoProblem> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  // The parser takes the first block for the header, whatever it is.
  const first = lines.findIndex((line) => !/^(?:#|\s*$)/.test(line));
  let keyword = '';
  for (const [at, line] of lines.entries()) {
    const place = { line: at + 1, id: '' };
    // Bytes that are not UTF-8 come out of the decoder as U+FFFD; UTF-8 read as Latin 1 as Ã¼.
    if (/\uFFFD|Ã[\u0080-\u00bf¤¶Ÿ„–œ]|â€/.test(line)) {
      const wrong = 'A letter cannot be read: the file was saved with another encoding.';
      const right = 'Save the file as UTF-8, or take a fresh one.';
      yield { rule: 'po-charset', ...place, wrong, right };
      return;
    }
    const [, found = ''] = /^(?:#~ ?)?(msg\w+)/.exec(line) ?? [];
    if (found === 'msgstr' && keyword !== 'msgid') {
      const right = 'Restore the line above it, or delete one of two.';
      yield { rule: 'po-order', ...place, wrong: 'This msgstr has no msgid of its own.', right };
    }
    keyword = found || keyword;
    const [rule, , wrong, right] =
      (!wellFormed.test(line) && malformed.find(([, looks]) => looks.test(line))) || [];
    if (rule) yield { rule, ...place, wrong: wrong!, right: right! };
    else if (at === first && line !== 'msgid ""') {
      const right = 'Restore its first lines, from msgid "" on, or take a fresh file.';
      yield {
        rule: 'po-beginning',
        ...place,
        wrong: 'The beginning of the file is missing.',
        right,
      };
    }
  }

  const { head, entries } = readPo(text);
  const named = head.headers.Language?.replace('_', '-') ?? '';
  // Platforms write the region too: de_DE is the German of a folder called de.
  if (named && named !== language && named.split('-')[0] !== language) {
    const wrong = `The header says Language: ${named}, but the file is in the folder of ${languageName(language)}.`;
    const right = 'Put the file into the folder of its language.';
    yield { rule: 'po-header', line: 1, id: '', wrong, right };
  }
  const lineOf = new Map<string, number>();
  for (const entry of entries.filter(({ obsolete }) => !obsolete)) {
    const { line, id } = entry;
    const other = lineOf.get(keyOf(entry));
    if (other === undefined) lineOf.set(keyOf(entry), line);
    else {
      const wrong = `This message is in the file twice, first in line ${other}.`;
      const right = 'Keep the better translation and delete the other block.';
      yield { rule: 'po-duplicate', line, id, wrong, right };
    }
  }
}
