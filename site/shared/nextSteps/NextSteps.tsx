import { DescriptionList, Section } from '@advisor/ui';
import type { PageProps } from '../../PageProps.js';
import { definition } from '../descriptionListItem.js';
import { nextSteps } from './messages.js';

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
          definition(t, decision),
        ]}
      />
    </Section>
  );
}
