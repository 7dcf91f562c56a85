import type { CatalogFormatter, CatalogType } from '@lingui/conf';
import { formatter, parsePoFile } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { setTypography } from '../site/i18n/typography.js';

/** Messages by their ids. `translation` has its typography. */
export type PoCatalog = CatalogType<{
  /** The translation as the file has it. */
  typed?: string;
  /** Line of its `msgstr`, counted from 1. */
  line?: number;
  /** `fuzzy`, if the translation must be confirmed. */
  flags?: readonly string[];
  /** `#| msgid`: the source text that a fuzzy translation was made for. */
  previous?: string | undefined;
}>;

/** A PO file that cannot be read in full. */
export class PoSyntaxError extends Error {
  /**
   * @param line - counted from 1
   * @param repeated - the message, if it is in the file twice
   */
  constructor(
    file: string,
    readonly line: number,
    readonly repeated?: string,
  ) {
    super(`${file}:${line} cannot be read: npm run messages:check says more.`);
  }
}

/** Whether a message's note has the field `[fixed]`: its English is shown as it is written. */
export const isFixed = (note: string) => note.includes('[fixed]');

const po = formatter({ lineNumbers: false, compactMultiline: false });

/**
 * PO files as Lingui reads and writes them, except that
 *
 * - a text is shown with the typography of its language, unless it is `[fixed]`: translators type no no-break spaces
 *   or soft hyphens;
 * - a fuzzy translation keeps the source text that it was made for;
 * - a file that cannot be read in full is refused, because Lingui skips what it cannot read.
 */
export const poFormat: CatalogFormatter = {
  ...po,
  async parse(content, context) {
    const text = normalize(content);
    const unreadable = findUnreadableLine(text);
    if (unreadable) throw new PoSyntaxError(context.filename, unreadable);
    const written = await po.parse(text, context);
    const lines = text.split('\n');
    // The first one is that of the header.
    const places = lines.flatMap((line, at) => (line.startsWith('msgstr') ? at + 1 : []));
    const catalog: PoCatalog = {};
    for (const [at, { msgid, msgctxt }] of parsePoFile(text).items.entries()) {
      const id = generateMessageId(msgid, msgctxt ?? undefined);
      const line = places[at + 1]!;
      if (catalog[id]) throw new PoSyntaxError(context.filename, line, msgid);
      const { translation: typed = '', extra, ...message } = written[id]!;
      const isShownAsTyped =
        context.locale === context.sourceLocale && isFixed(String(message.comments));
      const translation = isShownAsTyped ? typed : setTypography(typed, context.locale!);
      const previous = previousMessage(lines.slice(places[at], line));
      catalog[id] = { ...message, translation, extra: { ...extra, typed, line, previous } };
    }
    return catalog;
  },
  async serialize(catalog: PoCatalog, context) {
    const messages = Object.entries(catalog).map(([id, { extra = {}, ...message }]) => {
      const { typed: translation = message.translation ?? '', flags = [], previous } = extra;
      const isKept = previous !== undefined && flags.includes('fuzzy');
      // Lingui writes a flag as it is, two without the space that Poedit needs, and knows no previous message.
      const marks = flags.join(', ') + (isKept ? `\n#| msgid ${JSON.stringify(previous)}` : '');
      return [id, { ...message, translation, extra: { ...extra, flags: marks ? [marks] : [] } }];
    });
    const existing = context.existing && normalize(context.existing);
    const text = await po.serialize(Object.fromEntries(messages), { ...context, existing });
    // Unlike Poedit, Lingui adds an empty line to a text that ends with a line break.
    return text.replaceAll('\n""\n', '\n');
  },
};

/**
 * Removes the byte order mark and trailing spaces, composes accents, and empties the lines of obsolete messages, which
 * pofile-ts mixes up with the next one.
 */
const normalize = (text: string) =>
  text
    .replace(/^\uFEFF|[ \t\r]+$/gm, '')
    .replace(/(?:^#.*\n)*^#~.*$/gm, (block) => block.replace(/.+/g, ''))
    .normalize();

const header = /^(?:#.*\n)*msgid ""\nmsgstr ""\n(?:".*\n)*(?!.)/;
const readableLine = /^(?:|#.*|(?:(msgctxt|msgid|msgstr) )?"(?:[^"\\]|\\["\\nrt])*")$/;
/** UTF-8 decoded as another encoding, or the reverse. */
const wronglySaved = /\uFFFD|Ã[\u0080-\u00bf¤¶Ÿ„–œ]|â€/;

function findUnreadableLine(text: string): number | undefined {
  if (!header.test(text)) return 1;
  let last: string | undefined;
  // The line at the end is misplaced if a msgstr is missing before it.
  const at = `${text}\nmsgid "end"`.split('\n').findIndex((line, index, lines) => {
    const [read, keyword] = readableLine.exec(line) ?? [];
    const isMisplaced = keyword && (keyword === 'msgstr') !== (last === 'msgid');
    const isSecondHeader = last && line === 'msgid ""' && !lines[index + 1]!.startsWith('"');
    last = keyword ?? last;
    return read === undefined || isMisplaced || isSecondHeader || wronglySaved.test(line);
  });
  return at < 0 ? undefined : at + 1;
}

/** The `#| msgid` in the lines of a message. */
function previousMessage(block: readonly string[]): string | undefined {
  const old = block.filter((line) => line.startsWith('#| ')).map((line) => line.slice(3));
  return parsePoFile(['msgid ""', 'msgstr ""', '', ...old].join('\n')).items[0]?.msgid;
}
