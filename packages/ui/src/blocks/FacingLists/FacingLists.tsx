import type { ReactElement } from 'react';
import { Cards } from '../../components/Card/Card.js';
import type { ElementProps } from '../../ElementProps.js';
import { facing } from './FacingLists.css.js';

export interface FacingListsProps extends ElementProps<HTMLDivElement> {
  /** Two `Card`s with `items`: each line answers the one beside it. */
  children: readonly [ReactElement, ReactElement];
}

/** Two lists that answer each other, on both sides of one line. */
export function FacingLists({ children, ...element }: FacingListsProps) {
  return (
    <div {...element} className={facing}>
      <Cards>{children}</Cards>
    </div>
  );
}
