/**
 * A number with its sign, or a range: “2010”, “100+”, “2×”, “€749”, “749 €”, “6–10”, « 6 à 10 ». After the dash, a
 * word joiner may prevent a line break.
 */
const withSign = /€?\d(?:[\d.,\u202f]*\d)?(?:\s?[–à][\s\u2060]?\d+|\s?[+×%€])?/u;

/**
 * Splits “More than 2×” at its first number, for a `Stat`. Without one, the last word is the value:
 * « Plus du double ».
 */
export function splitNumeral(text: string) {
  const { 0: value, index } = withSign.exec(text) ?? /\S*$/u.exec(text)!;
  return {
    before: text.slice(0, index).trim(),
    value: value.trim(),
    after: text.slice(index + value.length).trim(),
  };
}
