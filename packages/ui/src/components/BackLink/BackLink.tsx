import type { ReactNode } from 'react';
import { logErrorIfEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Anchor } from '../Link/Anchor.js';
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
  logErrorIfEmpty('BackLink', { children });
  return (
    <Anchor {...element} className={back} href={href}>
      <Icon name="arrowBack" />
      {children}
    </Anchor>
  );
}
