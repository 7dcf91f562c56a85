import { Stats, type StatsProps } from '@advisor/ui';
import { facts } from './proofWords.js';
import type { PageProps } from '../i18n/PageProps.js';

export type ProofProps = Pick<PageProps, 't'> & Pick<StatsProps, 'layout'>;

/** The five facts that can be checked. */
export function Proof({ t, layout = 'row' }: ProofProps) {
  const { label, board, practice, crisis, stable, growth } = facts;
  return (
    <Stats
      label={t(label)}
      layout={layout}
      facts={[board, practice, crisis, stable, growth].map((fact) => ({
        value: t(fact.value),
        label: t(fact.label),
      }))}
    />
  );
}
