import { Section, Steps } from '@advisor/ui';
import { owner } from '../owner.yaml';
import { nextSteps } from './proofWords.js';
import { formatPrice } from '../i18n/formatNumbers.js';
import type { PageProps } from '../i18n/PageProps.js';
import type { Translate } from '../i18n/translate.js';

type NextStepsProps = Pick<PageProps, 't' | 'language'>;

/** Who answers, and when, in one line. */
export function answerLine(t: Translate): string {
  const { text, days } = nextSteps.message;
  return [t(text), owner.answerDays && t(days, { days: Number(owner.answerDays) })]
    .filter(Boolean)
    .join(' ');
}

/** What happens after the visitor has written, in three steps. Known facts bring their sentence along. */
export function NextSteps({ t, language }: NextStepsProps) {
  const { title, message, talk, decision } = nextSteps;
  const { firstTalkMinutes, firstTalkPrice, charging } = owner;
  const price = firstTalkPrice === undefined ? undefined : Number(firstTalkPrice);
  const sentences = (...each: (string | false | undefined)[]) => each.filter(Boolean).join(' ');
  return (
    <Section ground="sunken" rank="second" title={t(title)} onPaper={false}>
      <Steps
        layout="row"
        steps={[
          {
            title: t(message.title),
            text: answerLine(t),
          },
          {
            title: t(talk.title),
            text: sentences(
              t(talk.text),
              firstTalkMinutes &&
                t(price === 0 ? talk.minutesFree : talk.minutes, {
                  minutes: Number(firstTalkMinutes),
                }),
              price === 0 && !firstTalkMinutes && t(talk.free),
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
    </Section>
  );
}
