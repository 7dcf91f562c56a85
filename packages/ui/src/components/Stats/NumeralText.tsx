import type { Numeral } from './Stats.js';
import { qualifier, unitWord } from './Stats.css.js';

type NumeralTextProps = Numeral & {
  /** Class of the value. @default none */
  className?: string | undefined;
};

/** A numeral with the words around it. */
export function NumeralText({ before, value, after, className }: NumeralTextProps) {
  return (
    <>
      {before && <span className={qualifier}>{before} </span>}
      <span className={className}>{value}</span>
      {after && <span className={unitWord}> {after}</span>}
    </>
  );
}
