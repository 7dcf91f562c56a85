import { Stats } from '@advisor/ui';
import { facts } from './proofWords.js';
import type { PageProps } from '../i18n/PageProps.js';

type ProofName = Exclude<keyof typeof facts, 'label'>;

export type ProofProps = Pick<PageProps, 't'> & {
  /** Which of the facts, in this order. All five by default. */
  only?: readonly ProofName[];
};

const all = ['board', 'practice', 'crisis', 'stable', 'growth'] as const;

export function Proof({ t, only = all }: ProofProps) {
  return (
    <Stats
      label={t(facts.label)}
      facts={only.map((name) => ({ value: t(facts[name].value), label: t(facts[name].label) }))}
    />
  );
}
