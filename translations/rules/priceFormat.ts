import { replaceRemark } from '../excerpt.js';
import type { Rule } from '../Rule.js';
import { findPrices } from './prices.js';

/** Euros as the language writes them: €1,499, `1.499 €`, `1 499 €`, with no-break spaces. */
export const priceFormat: Rule = {
  name: 'price-format',
  group: 'typography',
  *check({ translation: { masked, text }, language }) {
    for (const { match, right } of findPrices(masked, language)) {
      if (match[0] === right) continue;
      const wrong = `“${match[0]}” is not how the language writes a price.`;
      yield replaceRemark(wrong, text, match, right);
    }
  },
};
