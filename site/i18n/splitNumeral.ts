/**
 * Splits a text at the number that a `Stat` sets large: “Within <n>6</n> months”. A translator may mark a word
 * instead: « Plus du <n>double</n> ».
 */
export function splitNumeral(text: string) {
  const [before = '', value = '', after = ''] = text.split(/<\/?n>/).map((part) => part.trim());
  return { before, value, after };
}
