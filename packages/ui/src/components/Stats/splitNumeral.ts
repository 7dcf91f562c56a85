/**
 * A number with its sign, or a range: “2010”, “100+”, “2×”, “€749”, “749 €”, “6–10”, « 6 à 10 ». After the dash, a
 * word joiner may prevent a line break.
 */
const withSign = /€?\d[\d.,\u202f]*(?:\s?[–à][\s\u2060]?\d+|\s?[+×%€])?/u;

/** Splits “More than 2×” at its first number. Without one, the last word counts: « Plus du double ». */
export function splitNumeral(value: string) {
  const { 0: numeral, index } = withSign.exec(value) ?? /\S*$/u.exec(value)!;
  return {
    before: value.slice(0, index).trim(),
    numeral: numeral.trim(),
    after: value.slice(index + numeral.length).trim(),
  };
}
