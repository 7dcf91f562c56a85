import type { ComponentPropsWithRef } from 'react';
import { logErrorUnless } from '../../devErrors.js';

type AnchorProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** The public component whose link it is, named in the error. */
  component: string;
};

/** A link that logs an error in development if it has no words or no address. */
export function Anchor({ component, ...link }: AnchorProps) {
  logErrorUnless(
    () => link.href,
    `${component}: a link has an empty \`href\`. Fill it, or show a text instead.`,
  );
  logErrorUnless(
    () => link['aria-label'] || link.children,
    `${component}: a link has no words. Fill its label, or leave it out.`,
  );
  return <a {...link} />;
}
