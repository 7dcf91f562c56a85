import type { ComponentPropsWithRef } from 'react';
import { logErrorIfEmpty } from '../../devErrors.js';

/** A link; reports an empty `href`. */
export function Anchor(link: ComponentPropsWithRef<'a'> & { href: string }) {
  logErrorIfEmpty('Link', { href: link.href });
  return <a {...link} />;
}
