/** A figure with its sign: “2010”, “100+”, “2×”. */
const withSign = /\d[\d.,]*\s?[+×%]?/u;

/** The parts of a fact’s value: the figure is set large, the words around it small. */
export type SplitValue = {
  before: string;
  figure: string;
  after: string;
};

/** Splits “More than 2×” at its first figure. Without one, the last word counts: « Plus du double ». */
export function splitFigure(value: string): SplitValue {
  const match = withSign.exec(value);
  if (!match) {
    const words = value.split(' ');
    return { before: words.slice(0, -1).join(' '), figure: words.at(-1) ?? '', after: '' };
  }
  return {
    before: value.slice(0, match.index).trim(),
    figure: match[0].trim(),
    after: value.slice(match.index + match[0].length).trim(),
  };
}
