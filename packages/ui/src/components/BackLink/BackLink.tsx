import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Icon } from '../Icon/Icon.js';
import { back } from './BackLink.css.js';

export interface BackLinkProps extends ElementProps<HTMLAnchorElement> {
  /** URL of the parent page. */
  href: string;
  /** Name of the parent page: “Back to home”. */
  children: ReactNode;
}

/** A link to the parent page, for pages that are not in the navigation. */
export function BackLink({ href, children, ...element }: BackLinkProps) {
  return (
    <a {...element} className={back} href={href}>
      <Icon name="arrowBack" />
      {children}
    </a>
  );
}
