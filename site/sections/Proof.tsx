import { FactStrip, type FactStripProps } from '@advisor/ui';
import { facts } from './proofWords.js';
import type { PageProps } from '../engine/PageProps.js';

export type ProofProps = Pick<PageProps, 't'> & Pick<FactStripProps, 'layout'>;

/** The five facts that can be checked. */
export function Proof({ t, layout = 'row' }: ProofProps) {
  const { label, board, practice, crisis, stable, growth } = facts;
  return (
    <FactStrip
      label={t(label)}
      layout={layout}
      facts={[board, practice, crisis, stable, growth].map((fact) => ({
        value: t(fact.value),
        label: t(fact.label),
      }))}
    />
  );
}
