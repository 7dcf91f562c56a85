/**
 * Keeps a number on one line with the word or unit behind it: “30 minutes”, “3. April”, “50–500 employees”.
 *
 * Four digits are a year, and a long word would not fit beside its number on a phone.
 */
export const keepTogether = (text: string) =>
  text
    .replace(/(^|\D)(\d{1,3}\.?) (?=\p{L}{1,12}(?!\p{L}))/gu, '$1$2\u00a0')
    .replace(/\d–(?=\d)/g, '$&\u2060');
