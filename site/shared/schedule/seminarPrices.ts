import { formatPrice } from '../../i18n/formatNumbers.js';
import type { Translate } from '../../i18n/translate.js';
import type { Language } from '../../i18n/languages.js';
import { prices } from '../../prices.yaml';
import { seminar } from './messages.js';

/** The seminar's prices for individuals and companies, each with a note on VAT. */
export function seminarPrices(t: Translate, language: Language) {
  const { individual, company } = seminar;
  const amount = (euros: number) => formatPrice(euros, language);
  return [
    { label: t(individual.label), amount: amount(prices.individual), suffix: t(individual.vat) },
    {
      label: t(company.label),
      amount: amount(prices.companyNet),
      suffix: t(company.vat, { gross: amount(prices.companyGross) }),
    },
  ];
}
