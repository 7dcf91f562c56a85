'use client';

import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The attributes of `<a>`, with an address in any case. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** A router's link. It takes the attributes of `<a>`: map `href` to what your router calls it. */
export type LinkComponent = ComponentType<{
  // Next's `Link` refuses `undefined` under exactOptionalPropertyTypes; React treats it as left out.
  [Name in keyof AnchorProps]: Exclude<AnchorProps[Name], undefined>;
}>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export type LinkProviderProps = {
  /** Draws the links to other pages of the site, such as Next's `Link`; those to another language stay plain. */
  component: LinkComponent;
  /** The application. */
  children: ReactNode;
};

/**
 * Sends links through the application's router. Without it each link is a plain `<a>`. Links to another
 * site, to a place on the page and to a new tab are plain in any case, and so is a `download`.
 *
 * ```tsx
 * const RouterLink: LinkComponent = ({ href, ...link }) => <Link to={href} {...link} />;
 * <LinkProvider component={RouterLink}>…</LinkProvider>
 * ```
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link that the application's router may follow. */
export function RoutedAnchor(link: AnchorProps) {
  const Link = use(LinkContext) as ComponentType<AnchorProps> | 'a';
  return <Link {...link} />;
}
