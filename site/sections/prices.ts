/** Prices of a seminar in euros. */
export const prices = {
  /** What an individual pays, VAT included. */
  individual: 749,
  /** What a company pays, before VAT. */
  companyNet: 1499,
  /** German VAT, in per cent. */
  vatPercent: 19,
  /** The third way to pay: an amount of a cryptocurrency that the owner names. Never converted. */
  cryptocurrency: 0.4,
};

/** A net price with VAT, in whole cents as an invoice rounds it. */
export function gross(net: number, vatPercent: number): number {
  return Math.round(net * (100 + vatPercent)) / 100;
}

/** What is wrong with the prices, a German sentence each; empty when nothing is. */
export function priceProblems(checked: Record<string, number>): string[] {
  return Object.entries(checked)
    .filter(([, value]) => !(Number.isFinite(value) && value >= 0))
    .map(
      ([name, value]) =>
        `site/sections/prices.ts: ${name} ist ${value}; es muss eine Zahl ab 0 sein.`,
    );
}
