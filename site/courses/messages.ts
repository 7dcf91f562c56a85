import { msg } from '@lingui/core/macro';
import { prices } from '../prices.yaml';

export const time = {
  label: msg({ message: 'Time commitment', comment: 'Label: how much time it takes.' }),
  value: msg({
    message:
      '{hours, plural, one {# hour} other {# hours}}, plus an introductory email a week before',
    comment: 'Training and schedule pages: value of “Time commitment”. {hours} is a number.',
  }),
};

export const group = {
  label: msg({ message: 'Group size', comment: 'Workshop and seminar: label.' }),
  value: msg({ message: '{range} participants', comment: '{range} is from code, e.g. 6–14.' }),
};

export const compared = msg({ message: 'Workshop or seminar', comment: 'Heading. [max 44]' });

export const workshop = {
  title: msg({ message: 'Emotional Leadership Workshop', comment: 'Heading. It stays. [max 60]' }),
  where: {
    label: msg({ message: 'Where', comment: 'Workshop: label before the place.' }),
    value: msg`By video or in person`,
  },
};

const isVatCharged = prices.vatPercent > 0;
/** A small business charges no VAT and has to name the law. */
const noVat = msg({
  message: 'no VAT (§ 19 UStG)',
  comment: 'Under the price of a small business. UStG: German law.',
});

/** The T-Group seminar; `vat` is under its price. */
export const seminar = {
  sessions: msg`Four days: two online and, a week later, two in Berlin.`,
  language: {
    label: msg({
      message: 'Language',
      comment: 'Label before the language spoken in the seminar.',
      context: 'language spoken in the seminar',
    }),
    value: msg({ message: 'English or German', comment: 'Keep “or”: the seminar is in one.' }),
  },
  individual: {
    label: msg({ message: 'Individuals', comment: 'Prices: label for private persons.' }),
    vat: isVatCharged ? msg({ message: 'including VAT', comment: 'Under a price.' }) : noVat,
  },
  company: {
    label: msg({ message: 'Companies', comment: 'Prices: label; companies pay net.' }),
    vat: isVatCharged
      ? msg({
          message: 'plus VAT ({gross} including VAT)',
          comment: 'Under the net price for companies. {gross} is from code.',
        })
      : noVat,
  },
};
