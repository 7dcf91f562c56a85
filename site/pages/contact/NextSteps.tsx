import { Section, Steps } from '@advisor/ui';
import { nextSteps } from '../../sections/nextSteps/words.js';
import { chargingTerms } from '../../sections/nextSteps/terms.js';
import { joinSentences, type Translate } from '../../i18n/translate.js';

/** What happens after the visitor has written, in three steps. */
export function NextSteps({ t }: { t: Translate }) {
  const { title, message, talk, decision } = nextSteps;
  return (
    <Section ground="sunken" title={t(title)} printed={false}>
      <Steps
        layout="row"
        steps={[
          { title: t(message.title), text: t(message.text) },
          { title: t(talk.title), text: t(talk.text) },
          {
            title: t(decision.title),
            text: joinSentences(t(decision.text), chargingTerms(t)),
          },
        ]}
      />
    </Section>
  );
}
