import type { ComponentPropsWithRef } from 'react';
import { logErrorIfEmpty } from '../../devErrors.js';

type AnchorProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** The public component whose link it is, named in the error. */
  component: string;
};

/** A link that logs an error in development if its `href` is empty. */
export function Anchor({ component, ...link }: AnchorProps) {
  logErrorIfEmpty(component, { href: link.href });
  return <a {...link} />;
}
