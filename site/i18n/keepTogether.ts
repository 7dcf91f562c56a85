/** Unicode's word joiner: no line breaks there. It has no width, and a search on the page ignores it. */
const joiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * A text for the page, in which no line ends inside “50–500”, “T-Group”, “30 minutes”, “50 to 500”,
 * “über 100”, “full-time” or « avez-vous », nor after a short word that begins another sentence. Those
 * who write and translate it type ordinary spaces and hyphens.
 */
export const keepTogether = (text: string) =>
  text
    .replace(/\d–(?=\d)|(^|\P{L})\p{L}-(?=\p{L})|-(?=\p{L}{1,4}(?!\p{L}))/gu, `$&${joiner}`)
    // A phone has no room for a long word beside its number, which keeps the word before it.
    .replace(/(\p{Ll}) (?=\d{1,3} \p{L}{13})/gu, `$1${noBreakSpace}`)
    // A number of four digits is a year.
    .replace(/(^|\D)(\d{1,3}\.?) (?=\p{L}{1,12}(?!\p{L}))/gu, `$1$2${noBreakSpace}`)
    .replace(/(\d\u00a0\p{Ll}{1,3}) (?=\d)/gu, `$1${noBreakSpace}`)
    .replace(/([.?!] \p{Lu}\p{Ll}{1,3}) (?=\p{L})/gu, `$1${noBreakSpace}`);

/** A text of the page for elsewhere, such as a mail: with ordinary spaces, but for those of French signs. */
export const asTyped = (text: string) =>
  text.replaceAll(joiner, '').replaceAll(/(?<!«)\u00a0(?![:»])/g, ' ');
