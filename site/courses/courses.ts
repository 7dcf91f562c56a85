import type { Language } from '@advisor/contract/languages';
import { formatPrice } from '../i18n/formatNumbers.js';
import type { Translate } from '../i18n/translate.js';
import { prices } from '../prices.yaml';
import { seminar } from './messages.js';

/** Numbers and codes of workshop and seminar; their texts are in messages.ts. */
export const courses = {
  workshop: {
    hours: 3,
    participants: [6, 14],
  },
  seminar: {
    participants: [6, 10],
    /** Languages to choose from; `seminar.language` lists them in a sentence. */
    languages: ['en', 'de'],
  },
} as const;

/** The seminar's prices for individuals and companies, each with a note on VAT. */
export function seminarPrices(t: Translate, language: Language) {
  const { individual, company } = seminar;
  const amount = (euros: number) => formatPrice(euros, language);
  const gross = amount(prices.companyGross);
  return [
    { value: amount(prices.individual), label: `${t(individual.label)}, ${t(individual.vat)}` },
    {
      value: amount(prices.companyNet),
      label: `${t(company.label)}, ${t(company.vat, { gross })}`,
    },
  ];
}
