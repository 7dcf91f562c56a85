import type { Language } from '@advisor/contract/languages';
import { owner } from '../../owner.yaml';
import { prices } from '../../prices.yaml';
import { formatPrice } from '../../i18n/formatNumbers.js';
import { joinSentences, type Translate } from '../../i18n/translate.js';
import { terms } from './messages.js';

/** How soon the owner replies, if that is known. */
export function answerTime(t: Translate, sentence = terms.message.replyWithin) {
  const { answerDays } = owner;
  return answerDays ? t(sentence, { days: answerDays }) : undefined;
}

export const replyPromise = (t: Translate) =>
  answerTime(t, terms.message.personalReplyWithin) || t(terms.message.text);

/** A price with what to know of VAT, which a small business must not charge. */
function netPrice(t: Translate, euros: number, language: Language) {
  const { net, withoutVat } = terms.price;
  return t(prices.vatPercent > 0 ? net : withoutVat, { price: formatPrice(euros, language) });
}

/** Length and price of the introductory call, as far as the owner has stated them. */
export function callTerms(t: Translate, language: Language) {
  const { talk } = terms;
  const { firstTalkMinutes: minutes, firstTalkPrice: price } = owner;
  if (price === 0) return minutes ? t(talk.minutesFree, { minutes }) : t(talk.free);
  return joinSentences(
    minutes && t(talk.minutes, { minutes }),
    price && t(talk.price, { price: netPrice(t, price, language) }),
  );
}

/** Length and price of a coaching session, as far as the owner has stated them. */
export function sessionTerms(t: Translate, language: Language) {
  const { coachingMinutes: minutes, coachingPrice } = owner;
  const { session } = terms;
  const price = coachingPrice && netPrice(t, coachingPrice, language);
  if (minutes && price) return t(session.minutesAndPrice, { minutes, price });
  if (minutes) return t(session.minutes, { minutes });
  return price ? t(session.price, { price }) : undefined;
}

/** The owner's working languages, if they are known. */
export function languageTerms(t: Translate, language: Language) {
  const languages = owner.workingLanguages[language];
  return languages && t(terms.languages, { languages });
}

/** The owner's day rate, or how the owner charges, if that is known. */
export function chargingTerms(t: Translate, language: Language) {
  const { charging, dayRate } = owner;
  const { decision } = terms;
  if (dayRate) return t(decision.dayRate, { rate: netPrice(t, dayRate, language) });
  return charging && t(decision.charging[charging]);
}

/** Former clients who can be asked about the owner, if there are any. */
export function referenceTerms(t: Translate) {
  const { references } = owner;
  return references ? t(terms.references, { count: references }) : undefined;
}
