import { DescriptionList, Section } from '@advisor/ui';
import type { PageProps } from '../../PageProps.js';
import { joinSentences } from '../../i18n/translate.js';
import { definition } from '../descriptionListItem.js';
import { nextSteps } from './messages.js';
import { chargingTerms } from './terms.js';

type NextStepsProps = Pick<PageProps, 't'> & {
  /** Whether the visitor has written, which is the first step. @default false */
  hasWritten?: boolean;
};

/** What happens when a visitor writes, step by step. */
export function NextSteps({ t, hasWritten = false }: NextStepsProps) {
  const { title, message, talk, decision } = nextSteps;
  return (
    <Section layout="split" ground="sunken" space="medium" title={t(title)} printed={false}>
      <DescriptionList
        size="medium"
        items={[
          ...(hasWritten ? [] : [definition(t, message)]),
          definition(t, talk),
          { term: t(decision.title), value: joinSentences(chargingTerms(t), t(decision.text)) },
        ]}
      />
    </Section>
  );
}
