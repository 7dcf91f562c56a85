import type { ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { Anchor } from '../Link/Anchor.js';
import { Icon } from '../Icon/Icon.js';
import { back } from './BackLink.css.js';

export interface BackLinkProps extends ElementProps<HTMLAnchorElement> {
  /** The page above this one. */
  href: string;
  /** Which page that is: “Back to home”. */
  children: ReactNode;
}

/** The way up from a page that is not in the bar. */
export function BackLink({ href, children, ...element }: BackLinkProps) {
  assertTexts('BackLink', { children });
  return (
    <Anchor {...element} className={back} href={href}>
      <Icon name="arrowBack" />
      {children}
    </Anchor>
  );
}
