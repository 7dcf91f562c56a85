import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../components/Icon/Icon.js';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.js';
import { logErrorUnless } from '../devErrors.js';
import { arrow } from './Anchor.css.js';
import { KeyedText } from './KeyedText.js';

type AnchorProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** The public component whose link it is, named in the error. */
  component: string;
  /** Announced after the words. */
  hint?: string | undefined;
  /** Opens a new tab, which an arrow shows; announced instead of the hint. */
  newTabLabel?: string | undefined;
};

/** A link that logs an error in development if it has no words or no address. */
export function Anchor({ component, hint, newTabLabel, children, ...link }: AnchorProps) {
  const spoken = newTabLabel || hint;
  logErrorUnless(
    () => link.href,
    `${component}: a link has an empty \`href\`. Fill it, or show a text instead.`,
  );
  logErrorUnless(
    () => !/^(www\.|[^/?#:]+@)/.test(link.href),
    `${component}: “${link.href}” leads to a page of this site. Begin it with https:// or mailto:.`,
  );
  logErrorUnless(
    () => link['aria-label'] || children,
    `${component}: a link has no words. Fill its label, or leave it out.`,
  );
  // A text without siblings needs no element (see KeyedText).
  if (!spoken) return <a {...link}>{children}</a>;
  return (
    <a {...link} {...(newTabLabel && { target: '_blank', rel: 'noopener' })}>
      <KeyedText>{children}</KeyedText>
      {newTabLabel && (
        <span className={arrow} aria-hidden="true">
          {/* The word joiner keeps the arrow on the line of the last word. */}
          {'\u2060'}
          <Icon name="arrowOut" />
        </span>
      )}
      <VisuallyHidden key={spoken}> ({spoken})</VisuallyHidden>
    </a>
  );
}
