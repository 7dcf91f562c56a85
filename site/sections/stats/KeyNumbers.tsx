import { Stats } from '@advisor/ui';
import { splitNumeral, type Translate } from '../../i18n/translate.js';
import { keyNumbers, stats } from './messages.js';

type KeyNumbersProps = {
  t: Translate;
  /** The numbers to show. @default all five */
  only?: readonly (keyof typeof keyNumbers)[];
};

export function KeyNumbers({ t, only }: KeyNumbersProps) {
  return (
    <Stats
      label={t(stats.label)}
      stats={(only?.map((name) => keyNumbers[name]) ?? Object.values(keyNumbers)).map(
        ({ value, label }) => ({
          ...splitNumeral(t(value)),
          label: t(label),
        }),
      )}
    />
  );
}
