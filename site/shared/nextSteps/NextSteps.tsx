import { Section, Steps } from '@advisor/ui';
import { Scene } from '@advisor/ui/blocks';
import type { PageProps } from '../../PageProps.js';
import { nextSteps } from './messages.js';

type NextStepsProps = Pick<PageProps, 't'> & {
  /** Whether the visitor has written, which is the first step. @default false */
  hasWritten?: boolean;
};

/** What happens when a visitor writes, step by step. */
export function NextSteps({ t, hasWritten = false }: NextStepsProps) {
  const { title, message, talk, decision } = nextSteps;
  const steps = (
    <Steps
      steps={[...(hasWritten ? [] : [message]), talk, decision].map(({ title, text }) => ({
        title: t(title),
        text: t(text),
      }))}
    />
  );
  return hasWritten ? (
    <Section ground="sunken" title={t(title)}>
      {steps}
    </Section>
  ) : (
    <Scene name="meeting" title={t(title)}>
      {steps}
    </Scene>
  );
}
