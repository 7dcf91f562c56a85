import { Stats } from '@advisor/ui';
import type { Translate } from '../../i18n/translate.js';
import { facts, stats } from './messages.js';

type FactStatsProps = {
  t: Translate;
  /** Those that speak for the page, small. @default all five, large */
  only?: readonly (keyof typeof facts)[];
};

/** The advisor’s facts as numbers. */
export function FactStats({ t, only }: FactStatsProps) {
  return (
    <Stats
      label={t(stats.label)}
      size={only && 'small'}
      stats={(only?.map((name) => facts[name]) ?? Object.values(facts)).map(({ value, label }) => ({
        value: t(value),
        label: t(label),
      }))}
    />
  );
}
