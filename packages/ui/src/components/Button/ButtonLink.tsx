import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Anchor } from '../../internal/Anchor.js';
import type { ActionWords } from './Button.js';
import * as styles from './Button.css.js';

interface BaseProps extends ElementProps<HTMLAnchorElement> {
  /** The URL. In print, links to pages of the site (`/…`) are left out. */
  href: string;
  /** `quiet` for the second action of a section, `outline` where several are alike. @default 'filled' */
  tone?: 'filled' | 'outline' | 'quiet' | undefined;
  /** Announced after the text, for the unexpected: “opens your email program”. */
  hint?: string | undefined;
  /** Printed after the text if `href` doesn't show it: the address of a `mailto:` link. */
  printedAddress?: string | undefined;
  /** `compact` in the header. `large`: a quiet link that is its page's main action. @default 'regular' */
  size?: 'regular' | 'compact' | 'large' | undefined;
  current?: boolean | undefined;
  /** A link cannot be disabled: leave it out, or use a `Button`. */
  'aria-disabled'?: never;
  /** Opens a new tab. Announced after the text: “opens in a new tab”. */
  newTabLabel?: string | undefined;
}

export type ButtonLinkProps = BaseProps & ActionWords;

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
