import { skipLink } from './SkipLink.css.js';

export interface SkipLinkProps {
  /** The place it leads to: `#` and the id of the main part. */
  href: `#${string}`;
  /** “Skip to content”, in the page's language. */
  children: string;
}

/**
 * The first thing that the Tab key reaches: past the bar, to the page. Put it before everything else.
 *
 * - MUST be seen as soon as it has the focus
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
