import { Scene, Section, Steps } from '@advisor/ui';
import type { PageProps } from '../../PageProps.js';
import { joinSentences } from '../../i18n/translate.js';
import { nextSteps } from './messages.js';
import { chargingTerms } from './terms.js';

type NextStepsProps = Pick<PageProps, 't'> & {
  /** Whether the visitor has written, which is the first step. @default false */
  written?: boolean;
};

/** What happens when a visitor writes, step by step. */
export function NextSteps({ t, written = false }: NextStepsProps) {
  const { title, message, talk, decision } = nextSteps;
  const steps = (
    <Steps
      steps={[
        ...(written ? [] : [{ title: t(message.title), text: t(message.text) }]),
        { title: t(talk.title), text: t(talk.text) },
        { title: t(decision.title), text: joinSentences(chargingTerms(t), t(decision.text)) },
      ]}
    />
  );
  return written ? (
    <Section ground="sunken" title={t(title)}>
      {steps}
    </Section>
  ) : (
    <Scene name="handover" title={t(title)}>
      {steps}
    </Scene>
  );
}
