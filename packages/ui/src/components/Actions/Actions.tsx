import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { actions } from './Actions.css.js';

export interface ActionsProps extends ElementProps<HTMLDivElement> {
  /** `Button`s and `ButtonLink`s: the filled one first, then quiet ones. */
  children: ReactNode;
}

/** The actions of a section, in a row that breaks on small screens. */
export function Actions({ children, ...element }: ActionsProps) {
  return (
    <div {...element} className={actions}>
      {children}
    </div>
  );
}
