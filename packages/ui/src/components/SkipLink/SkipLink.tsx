import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { skipLink } from './SkipLink.css.js';

export interface SkipLinkProps extends ElementProps<HTMLAnchorElement> {
  /** The target: `#` and the id of the main part. */
  href: `#${string}`;
  /** “Skip to content”, in the page's language. */
  children: string;
}

/** The first link in the tab order: skips the bar. Put it before everything else. */
export function SkipLink({ href, children, ...element }: SkipLinkProps) {
  assertTexts('SkipLink', { children });
  return (
    <a {...element} href={href} className={skipLink}>
      {children}
    </a>
  );
}
