import { applyEdits } from '../edits.js';
import { baseLanguage, languageName } from '../languageNames.js';
import type { CatalogMessage } from '../Rule.js';

type QuoteMarks = {
  outer: { open: string; close: string };
  /** For a quotation within a quotation. */
  inner: { open: string; close: string };
  /** Whether the inner pair may also be used by itself. */
  innerAlone?: boolean;
  /** A word in quotation marks, for the sentences. */
  example: string;
};

/**
 * By language; one that is missing here isn't checked. The single English closing mark is the
 * apostrophe as well.
 */
const quoteMarks: Record<string, QuoteMarks> = {
  en: {
    outer: { open: '“', close: '”' },
    inner: { open: '‘', close: '’' },
    innerAlone: true,
    example: '“word”',
  },
  de: { outer: { open: '„', close: '“' }, inner: { open: '‚', close: '‘' }, example: '„Wort“' },
  fr: {
    outer: { open: '«\u00a0', close: '\u00a0»' },
    inner: { open: '“', close: '”' },
    example: '«\u00a0mot\u00a0»',
  },
};

const everyMark = /["“”„‟«»‹›‚‘]/g;

/** Quotation marks are those of the language: “…” in English, „…“ in German, « … » in French. */
export function* quotes({ translation: { masked, text }, language }: CatalogMessage) {
  const marks = quoteMarks[baseLanguage(language)];
  if (!marks) return;
  const { outer, inner, innerAlone, example } = marks;
  const allowed = [outer.open, outer.close, inner.open, inner.close].join('').replace(/\s/g, '');
  const found = [...masked.matchAll(everyMark)];
  const foreign = found.find(([mark]) => !allowed.includes(mark));
  // A German pair set the English way, “Wort”, opens with the mark that closes in German.
  const wrongWay = outer.close.trim() === '“' && found[0]?.[0] === '“' ? found[0] : undefined;
  const innerOnly = found[0]?.[0] === inner.open && !innerAlone ? found[0] : undefined;
  const odd = foreign ?? wrongWay ?? innerOnly;
  if (!odd) return;
  const edits = found.map((match, index) => ({
    start: match.index,
    end: match.index + 1,
    replacement: index % 2 === 0 ? outer.open : outer.close,
  }));
  const paired = found.length === 2;
  yield {
    wrong: `${odd[0]} is not the quotation mark that ${languageName(language)} has here.`,
    right: paired ? `“${applyEdits(text, edits)}”` : `Write ${example}.`,
    ...(paired && { edits }),
  };
}

/** Every quotation mark and bracket that opens is closed. */
export function* quoteBalance({ translation: { masked }, language }: CatalogMessage) {
  const marks = quoteMarks[baseLanguage(language)];
  const pairs = new Map([['(', ')']]);
  for (const { open, close } of marks ? [marks.outer, marks.inner] : [])
    pairs.set(open.trim(), close.trim());
  const closing = new Set(pairs.values());
  const open: string[] = [];
  for (const char of masked) {
    const closes = pairs.get(char);
    if (open.at(-1) === char) open.pop();
    else if (closes) open.push(closes);
    // ’ without ‘ before it is an apostrophe.
    else if (closing.has(char) && char !== '’') {
      yield {
        wrong: `${char} has no opening counterpart.`,
        right: `Add the opening mark, or remove ${char}.`,
      };
      return;
    }
  }
  const missing = open.filter((char) => char !== '’').at(-1);
  if (!missing) return;
  yield {
    wrong: `A quotation mark or bracket is not closed.`,
    right: `Put ${missing} where it ends.`,
  };
}
