import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Anchor } from '../../internal/Anchor.js';
import * as styles from './Button.css.js';

export interface ButtonLinkProps extends ElementProps<HTMLAnchorElement> {
  /** The URL. In print, links to pages of the site (`/…`) are left out. */
  href: string;
  /** The link text; it has to make sense when read alone. */
  children: ReactNode;
  /**
   * `filled` for the main action of a section, `quiet` for a second one, `outline` in a `Panel`.
   * @default 'filled'
   */
  tone?: 'filled' | 'outline' | 'quiet' | undefined;
  /** Announced after the text if the link does something unexpected: “opens your email program”. */
  hint?: string | undefined;
  /** Printed after the text if `href` doesn't show it: the address of a `mailto:` link. */
  printedAddress?: string | undefined;
  /**
   * `compact` in the header. `large`: a quiet link that its page is for. @default 'regular'
   */
  size?: 'regular' | 'compact' | 'large' | undefined;
  /** Marks the current page in a navigation. */
  current?: boolean | undefined;
  /** Opens a new tab. Announced after the text: “opens in a new tab”. */
  newTabLabel?: string | undefined;
}

/** A link that looks like an action. For something that happens on this page use `Button`. */
export function ButtonLink({
  children,
  href,
  tone = 'filled',
  printedAddress,
  size = 'regular',
  current = false,
  ...element
}: ButtonLinkProps) {
  return (
    <Anchor
      component="ButtonLink"
      {...element}
      href={href}
      className={classes(styles[tone], styles.sizes[size])}
      aria-current={current ? 'page' : element['aria-current']}
      {...(printedAddress && { 'data-address': printedAddress })}
    >
      {children}
    </Anchor>
  );
}
