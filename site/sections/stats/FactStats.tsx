import { Stats } from '@advisor/ui';
import { splitNumeral, type Translate } from '../../i18n/translate.js';
import { facts, stats } from './messages.js';

type FactStatsProps = {
  t: Translate;
  /** The facts to show. @default all five */
  only?: readonly (keyof typeof facts)[];
};

export function FactStats({ t, only }: FactStatsProps) {
  return (
    <Stats
      label={t(stats.label)}
      stats={(only?.map((name) => facts[name]) ?? Object.values(facts)).map(({ value, label }) => ({
        ...splitNumeral(t(value)),
        label: t(label),
      }))}
    />
  );
}
