import { Stats, type StatsProps } from '@advisor/ui';
import { facts } from './proofWords.js';
import type { PageProps } from '../i18n/PageProps.js';

export type ProofProps = Pick<PageProps, 't'> &
  Pick<StatsProps, 'layout'> & {
    /** Which of the facts, in this order. @default all five */
    show?: readonly Exclude<keyof typeof facts, 'label'>[];
  };

/** Facts that can be checked: all five, or those that belong to the page. */
export function Proof({
  t,
  layout = 'row',
  show = ['board', 'practice', 'crisis', 'stable', 'growth'],
}: ProofProps) {
  return (
    <Stats
      label={t(facts.label)}
      layout={layout}
      facts={show.map((name) => ({ value: t(facts[name].value), label: t(facts[name].label) }))}
    />
  );
}
