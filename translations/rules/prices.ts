import { replaceRemark } from '../excerpt.js';
import type { CatalogMessage } from '../Rule.js';

const space = '[ \\u00a0\\u2009\\u202f]?';
const number = `\\d{1,3}(?:[.,' \\u00a0\\u2009\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)`;
const unit = '(?:€|EUR\\b|Euros?\\b|euros?\\b)';
const pattern = new RegExp(`${unit}${space}(?<a>${number})|(?<b>${number})${space}${unit}`, 'g');

/**
 * Finds typed amounts of euros. English is taken as British, as prices in euros usually are.
 *
 * @returns with each match the same amount as the language writes it: `€1,499`, `1.499 €`, `1 499 €`
 */
export function findPrices(masked: string, language: string) {
  const locale = language === 'en' ? 'en-GB' : language;
  return [...masked.matchAll(pattern)].map((match) => {
    const typed = match.groups?.['a'] ?? match.groups?.['b'] ?? '';
    const [, whole = typed, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
    const amount = Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
    const right = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: cents ? 2 : 0,
    }).format(amount);
    return { match, right };
  });
}

/** Euros as the language writes them: €1,499, `1.499 €`, `1 499 €`, with no-break spaces. */
export function* priceFormat({ translation: { masked, text }, language }: CatalogMessage) {
  for (const { match, right } of findPrices(masked, language)) {
    if (match[0] === right) continue;
    const wrong = `“${match[0]}” is not how the language writes a price.`;
    yield replaceRemark(wrong, text, match, right);
  }
}
