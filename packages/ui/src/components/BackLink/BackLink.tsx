import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { back } from './BackLink.css.js';

export interface BackLinkProps {
  /** The page above this one. */
  href: string;
  /** Which page that is: “Back to home”. */
  children: ReactNode;
}

/** The way up from a page that is not in the bar. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a className={back} href={href}>
      <Icon name="arrowBack" />
      {children}
    </a>
  );
}
