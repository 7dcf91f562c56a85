import type { ReactNode } from 'react';
import { inline } from './Stack.css.js';

export interface ActionsProps {
  /** One filled button and at most one quiet link: a section has one thing to do. */
  children: ReactNode;
}

/** The actions of a section, in a row that breaks on small screens. */
export function Actions({ children }: ActionsProps) {
  return <div className={inline}>{children}</div>;
}
