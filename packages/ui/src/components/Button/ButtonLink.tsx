import type { ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Arrow } from './Arrow.js';
import { Anchor } from '../Link/Anchor.js';
import { KeyedText } from '../Text/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Button.css.js';

export interface ButtonLinkBaseProps extends ElementProps<HTMLAnchorElement> {
  /**
   * The page, file or prepared mail that it leads to. On paper a link whose `href` begins with `/`,
   * to another page of the site, is left out, unless it is a `download`.
   */
  href: string;
  /** Where it leads, so that it makes sense when read alone. */
  children: ReactNode;
  /** `filled` for the one action of a section, `quiet` for the other; `outline` in a `Panel` beside a section that has its action. @default 'filled' */
  tone?: 'filled' | 'outline' | 'quiet' | undefined;
  /** Whether a quiet link ends in an arrow. @default false */
  arrow?: boolean | undefined;
  /** Spoken after the text, where the link does something unexpected: “opens your email program”. */
  hint?: string | undefined;
  /** Printed behind the text, where `href` doesn't show it: the address of a prepared mail. */
  address?: string | undefined;
  /** `compact` in the bar. @default 'regular' */
  size?: 'regular' | 'compact' | undefined;
  /** Marks the current page in a navigation. */
  current?: boolean | undefined;
}

export type ButtonLinkProps = ButtonLinkBaseProps &
  (
    | {
        /**
         * Opens a new tab, and is spoken after the text: “opens in a new tab”, in the page’s language.
         * There is no way to open one unannounced.
         */
        newTabLabel?: string | undefined;
        download?: false | undefined;
      }
    | {
        newTabLabel?: never;
        /** Saves the file instead of showing it. @default false */
        download?: boolean | undefined;
      }
  );

/** A link that looks like an action. For something that happens on this page use `Button`. */
export function ButtonLink({
  children,
  href,
  newTabLabel,
  download = false,
  tone = 'filled',
  arrow = false,
  hint,
  address,
  size = 'regular',
  current = false,
  ...element
}: ButtonLinkProps) {
  assertTexts('ButtonLink', { children }, { newTabLabel });
  const leaves = newTabLabel !== undefined;
  return (
    <Anchor
      {...element}
      href={href}
      className={classes(styles[tone], size === 'compact' && styles.compact)}
      aria-current={current ? 'page' : element['aria-current']}
      download={download || undefined}
      {...(address && { 'data-address': address })}
      {...(leaves && { target: '_blank', rel: 'noopener' })}
    >
      <KeyedText>{children}</KeyedText>
      {(leaves || arrow) && <Arrow name={leaves ? 'arrowOut' : 'arrow'} />}
      {(newTabLabel ?? hint) && (
        <VisuallyHidden key={newTabLabel ?? hint}> ({newTabLabel ?? hint})</VisuallyHidden>
      )}
    </Anchor>
  );
}
