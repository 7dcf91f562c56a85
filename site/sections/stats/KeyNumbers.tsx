import { Stats, type StatsProps } from '@advisor/ui';
import { splitNumeral, type Translate } from '../../i18n/translate.js';
import { keyNumbers, stats } from './messages.js';

type KeyNumbersProps = Pick<StatsProps, 'size'> & {
  t: Translate;
  only: readonly (keyof typeof keyNumbers)[];
};

export function KeyNumbers({ t, only, size }: KeyNumbersProps) {
  return (
    <Stats
      size={size}
      label={t(stats.label)}
      stats={only.map((name) => {
        const { value, label } = keyNumbers[name];
        return { ...splitNumeral(t(value)), label: t(label) };
      })}
    />
  );
}
