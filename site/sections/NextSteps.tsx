import { Steps } from '@advisor/ui';
import { owner } from '../owner.yaml';
import { nextSteps } from './proofWords.js';
import { formatPrice } from '../i18n/formatNumbers.js';
import type { PageProps } from '../i18n/PageProps.js';

/** What happens after the visitor has written, in three steps. Known facts bring their sentence along. */
export function NextSteps({ t, language }: Pick<PageProps, 't' | 'language'>) {
  const { title, message, talk, decision } = nextSteps;
  const { answerDays, firstTalkMinutes, firstTalkPrice, charging } = owner;
  const price = firstTalkPrice === undefined ? undefined : Number(firstTalkPrice);
  const sentences = (...each: (string | false | undefined)[]) => each.filter(Boolean).join(' ');
  return (
    <Steps
      title={t(title)}
      onPaper={false}
      steps={[
        {
          title: t(message.title),
          text: sentences(
            t(message.text),
            answerDays && t(message.days, { days: Number(answerDays) }),
          ),
        },
        {
          title: t(talk.title),
          text: sentences(
            t(talk.text),
            firstTalkMinutes && t(talk.minutes, { minutes: Number(firstTalkMinutes) }),
            price === 0 && t(talk.free),
            price !== undefined &&
              price > 0 &&
              t(talk.price, { price: formatPrice(price, language) }),
          ),
        },
        {
          title: t(decision.title),
          text: sentences(t(decision.text), charging && t(decision.charging[charging])),
        },
      ]}
    />
  );
}
