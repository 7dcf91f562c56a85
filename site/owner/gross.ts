/** A net price with VAT, in whole cents as an invoice rounds it. */
export function gross(net: number, vatPercent: number): number {
  return Math.round(net * (100 + vatPercent)) / 100;
}
