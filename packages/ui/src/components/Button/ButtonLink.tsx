import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../Link/Anchor.js';
import { KeyedText } from '../Text/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
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
  /** `compact` in the header. @default 'regular' */
  size?: 'regular' | 'compact' | undefined;
  /** Marks the current page in a navigation. */
  current?: boolean | undefined;
  /** Opens a new tab. Announced after the text: “opens in a new tab”. */
  newTabLabel?: string | undefined;
}

/** After the text of a link that opens a new tab; never wraps to a line by itself. */
export function NewTabArrow() {
  return (
    <span className={styles.arrow} aria-hidden="true">
      {/* A word joiner, because browsers allow a line break between a word and an image. */}
      {'\u2060'}
      <Icon name="arrowOut" />
    </span>
  );
}

/** A link that looks like an action. For something that happens on this page use `Button`. */
export function ButtonLink({
  children,
  href,
  newTabLabel,
  tone = 'filled',
  hint,
  printedAddress,
  size = 'regular',
  current = false,
  ...element
}: ButtonLinkProps) {
  logErrorUnless(() => children, 'ButtonLink: `children` is empty. Say where the link leads.');
  const spoken = newTabLabel || hint;
  return (
    <Anchor
      component="ButtonLink"
      {...element}
      href={href}
      className={classes(styles[tone], size === 'compact' && styles.compact)}
      aria-current={current ? 'page' : element['aria-current']}
      {...(printedAddress && { 'data-address': printedAddress })}
      {...(newTabLabel && { target: '_blank', rel: 'noopener' })}
    >
      <KeyedText>{children}</KeyedText>
      {newTabLabel && <NewTabArrow />}
      {spoken && <VisuallyHidden key={spoken}> ({spoken})</VisuallyHidden>}
    </Anchor>
  );
}
