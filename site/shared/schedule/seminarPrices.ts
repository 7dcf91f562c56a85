import type { Price } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { formatPrice } from '../../i18n/formatNumbers.js';
import { textAround, type Translate } from '../../i18n/translate.js';
import type { Language } from '../../i18n/languages.js';
import { prices } from '../../prices.yaml';
import { seminar } from './messages.js';

/** What individuals and companies pay, each amount with the words about its VAT. */
export function seminarPrices(t: Translate, language: Language): readonly Price[] {
  const gross = formatPrice(prices.companyGross, language);
  const price = (
    { label, value }: Record<'label' | 'value', MessageDescriptor>,
    euros: number,
  ): Price => {
    const { before, after } = textAround(t, value, 'price', { gross });
    // The text after the amount is on its own line.
    const ending = after.replace(/^, /, '');
    return { label: t(label), amount: formatPrice(euros, language), before, after: ending };
  };
  return [price(seminar.individual, prices.individual), price(seminar.company, prices.companyNet)];
}
