import { Section, Steps } from '@advisor/ui';
import { Scene } from '@advisor/ui/blocks';
import type { PageProps } from '../PageProps.js';
import { terms } from './terms/messages.js';
import { translateAll } from '../i18n/translate.js';

type NextStepsProps = Pick<PageProps, 't'> & {
  /** Whether the visitor has written, which is the first step. @default false */
  hasWritten?: boolean;
};

export function NextSteps({ t, hasWritten = false }: NextStepsProps) {
  const { message, talk, decision } = terms;
  const texts = [message, talk, decision].map(({ title, text }) => ({ title, text }));
  const steps = <Steps steps={translateAll(t, hasWritten ? texts.slice(1) : texts)} />;
  return hasWritten ? (
    <Section layout="split" space="medium" title={t(terms.title)}>
      {steps}
    </Section>
  ) : (
    <Scene name="meeting" title={t(terms.title)}>
      {steps}
    </Scene>
  );
}
