/** A pair of quotation marks. */
export interface QuotePair {
  open: string;
  close: string;
}

/**
 * The quotation marks a language uses: outer and inner pair. What is missing here isn't checked.
 * The single English closing mark is the apostrophe as well.
 */
export const quoteMarks: Record<string, { outer: QuotePair; inner: QuotePair; example: string }> = {
  en: { outer: { open: '“', close: '”' }, inner: { open: '‘', close: '’' }, example: '“word”' },
  de: { outer: { open: '„', close: '“' }, inner: { open: '‚', close: '‘' }, example: '„Wort“' },
  fr: {
    outer: { open: '«\u00a0', close: '\u00a0»' },
    inner: { open: '“', close: '”' },
    example: '«\u00a0mot\u00a0»',
  },
};
