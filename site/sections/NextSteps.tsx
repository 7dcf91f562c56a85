import { Section, Steps } from '@advisor/ui';
import { owner } from '../owner.yaml';
import { nextSteps } from './proofWords.js';
import { formatPrice } from '../i18n/formatNumbers.js';
import type { PageProps } from '../i18n/PageProps.js';

type NextStepsProps = Pick<PageProps, 't' | 'language'> & {
  /** Whether they are a section of their own, side by side. @default false */
  asSection?: boolean;
};

/** What happens after the visitor has written, in three steps. Known facts bring their sentence along. */
export function NextSteps({ t, language, asSection = false }: NextStepsProps) {
  const { title, message, talk, decision } = nextSteps;
  const { answerDays, firstTalkMinutes, firstTalkPrice, charging } = owner;
  const price = firstTalkPrice === undefined ? undefined : Number(firstTalkPrice);
  const sentences = (...each: (string | false | undefined)[]) => each.filter(Boolean).join(' ');
  const steps = (
    <Steps
      {...(asSection ? { layout: 'row' } : { title: t(title) })}
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
  if (!asSection) return steps;
  return (
    <Section ground="sunken" title={t(title)} onPaper={false}>
      {steps}
    </Section>
  );
}
