import type { Language } from '@advisor/contract/languages';

/** How a language writes numbers and prices. The browser's own formats may differ from those of the build. */
const signs: Record<Language, { group: string; decimal: string; price: (n: string) => string }> = {
  en: { group: ',', decimal: '.', price: (number) => `€${number}` },
  de: { group: '.', decimal: ',', price: (number) => `${number}\u00a0€` },
  fr: { group: '\u202f', decimal: ',', price: (number) => `${number}\u00a0€` },
};

/** A price in euros; cents only where there are any. */
export function formatPrice(euros: number, language: Language): string {
  return signs[language].price(
    write(Number.isInteger(euros) ? `${euros}` : euros.toFixed(2), language),
  );
}

export function formatNumber(number: number, language: Language): string {
  return write(String(number), language);
}

/** Between the ends of a range, without a line break. */
export const rangeDash = '–\u2060';

/** A range of whole numbers, e.g. “6–14”; French writes it in words, « 6 à 14 ». */
export function formatRange(range: readonly [number, number], language: Language): string {
  const numbers = range.map((end) => formatNumber(end, language));
  return numbers.join(language === 'fr' ? '\u00a0à\u00a0' : rangeDash);
}

function write(number: string, language: Language): string {
  const { group, decimal } = signs[language];
  const [whole = '', ...fraction] = number.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, group), ...fraction].join(decimal);
}
