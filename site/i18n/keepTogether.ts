/** Unicode's word joiner prevents a line break. It has no width, and in-page search ignores it. */
const joiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * Prevents line breaks inside “50–500”, “T-Group”, “30 minutes”, “50 to 500”, “über 100”, “full-time”,
 * « avez-vous » or “Emotional-Leadership-”, and after a short word at the start of a sentence. Authors and
 * translators type ordinary spaces and hyphens.
 */
export const keepTogether = (text: string) =>
  text
    .replace(
      /\d–(?=\d)|(^|\P{L})\p{L}-(?=\p{L})|-(?=\p{L}{1,4}(?!\p{L})|\p{L}+-\p{L})/gu,
      `$&${joiner}`,
    )
    // A long word does not fit on a phone beside its number, so the number stays with the word before.
    .replace(/(\p{Ll}) (?=\d{1,3} \p{L}{13})/gu, `$1${noBreakSpace}`)
    // A number of four digits is a year.
    .replace(/(^|\D)(\d{1,3}\.?) (?=\p{L}{1,12}(?!\p{L}))/gu, `$1$2${noBreakSpace}`)
    .replace(/(\d\u00a0\p{Ll}{1,3}) (?=\d)/gu, `$1${noBreakSpace}`)
    .replace(/([.?!] \p{Lu}\p{Ll}{1,3}) (?=\p{L})/gu, `$1${noBreakSpace}`);

/** Undoes `keepTogether`, for a mail or a field of the form. French punctuation keeps its no-break spaces. */
export const undoKeepTogether = (text: string) =>
  text.replaceAll(joiner, '').replaceAll(/(?<!«)\u00a0(?![:»])/g, ' ');
