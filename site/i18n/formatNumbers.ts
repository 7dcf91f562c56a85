import { languageDetails, type Language } from './languages.js';

const locale = (language: Language): string => languageDetails[language].locale;

/** A price in euros; cents only where there are any. */
export function formatPrice(euros: number, language: Language): string {
  return new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(euros);
}

export function formatNumber(number: number, language: Language): string {
  return new Intl.NumberFormat(locale(language)).format(number);
}

/** A range of whole numbers, e.g. “6–14”; French writes it in words, « 6 à 14 ». */
export function formatRange([from, to]: readonly [number, number], language: Language): string {
  if (language === 'fr')
    return [from, to].map((each) => formatNumber(each, language)).join('\u00a0à\u00a0');
  return new Intl.NumberFormat(locale(language)).formatRange(from, to);
}
