/** A pair of quotation marks. */
export type QuotePair = {
  open: string;
  close: string;
};

/** The quotation marks of a language. */
export type QuoteMarks = {
  outer: QuotePair;
  /** For a quotation within a quotation. */
  inner: QuotePair;
  /** Whether the inner pair may also be used by itself. */
  innerAlone?: boolean;
  /** A word in quotation marks, for the sentences. */
  example: string;
};

/**
 * By language; one that is missing here isn't checked. The single English closing mark is the
 * apostrophe as well.
 */
export const quoteMarks: Record<string, QuoteMarks> = {
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
