import { isDevelopment } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Anchor } from '../../internal/Anchor.js';
import { IdCheck } from '../../internal/IdCheck.js';
import { skipLink } from './SkipLink.css.js';

export interface SkipLinkProps extends ElementProps<HTMLAnchorElement> {
  /** `#` and the id of the main content. */
  href: `#${string}`;
  /** “Skip to content”, in the page's language. */
  children: string;
}

/** A link that skips the header. Make it the first element of the page. */
export function SkipLink({ href, children, ...element }: SkipLinkProps) {
  return (
    <>
      <Anchor component="SkipLink" {...element} href={href} className={skipLink}>
        {children}
      </Anchor>
      {isDevelopment && <IdCheck component="SkipLink" id={href.slice(1)} />}
    </>
  );
}
