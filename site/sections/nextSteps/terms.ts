import type { Language } from '@advisor/contract/languages';
import { owner } from '../../owner.yaml';
import { prices } from '../../prices.yaml';
import { formatPrice } from '../../i18n/formatNumbers.js';
import { joinSentences, type Translate } from '../../i18n/translate.js';
import { nextSteps } from './messages.js';

/** How soon the owner replies, if that is known. */
export function answerTime(t: Translate, sentence = nextSteps.message.replyWithin) {
  const { answerDays } = owner;
  return answerDays ? t(sentence, { days: answerDays }) : undefined;
}

export const replyPromise = (t: Translate) =>
  answerTime(t, nextSteps.message.personalReplyWithin) || t(nextSteps.message.text);

/** Length and price of the introductory call, as far as the owner has stated them. */
export function callTerms(t: Translate, language: Language) {
  const { talk } = nextSteps;
  const { firstTalkMinutes: minutes, firstTalkPrice: price } = owner;
  if (price === 0) return minutes ? t(talk.minutesFree, { minutes }) : t(talk.free);
  return joinSentences(
    minutes && t(talk.minutes, { minutes }),
    price &&
      t(prices.vatPercent > 0 ? talk.price : talk.priceWithoutVat, {
        price: formatPrice(price, language),
      }),
  );
}

/** Length and price of a coaching session, as far as the owner has stated them. */
export function sessionTerms(t: Translate, language: Language) {
  const { coachingMinutes, coachingPrice } = owner;
  const { session } = nextSteps;
  return joinSentences(
    coachingMinutes && t(session.minutes, { minutes: coachingMinutes }),
    coachingPrice && t(session.price, { price: formatPrice(coachingPrice, language) }),
  );
}

/** The owner's working languages, if they are known. */
export function languageTerms(t: Translate, language: Language) {
  const languages = owner.workingLanguages[language];
  return languages && t(nextSteps.languages, { languages });
}

/** The owner's day rate, or how the owner charges, if that is known. */
export function chargingTerms(t: Translate, language: Language) {
  const { charging, dayRate } = owner;
  const { decision } = nextSteps;
  if (dayRate) return t(decision.dayRate, { rate: formatPrice(dayRate, language) });
  return charging && t(decision.charging[charging]);
}

/** Former clients who can be asked about the owner, if there are any. */
export function referenceTerms(t: Translate) {
  const { references } = owner;
  return references ? t(nextSteps.references, { count: references }) : undefined;
}
