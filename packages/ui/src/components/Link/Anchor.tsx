import type { ComponentPropsWithRef } from 'react';
import { assertTexts } from '../../assertUsage.js';

/** A link; reports an empty `href`. */
export function Anchor(link: ComponentPropsWithRef<'a'> & { href: string }) {
  assertTexts('Link', { href: link.href });
  return <a {...link} />;
}
