import { assertTexts } from '../../assertUsage.js';
import { RoutedAnchor, type AnchorProps } from './LinkProvider.js';

/** A path of this site, such as `/about`; `//example.com` is another one. */
const isPath = (href: string) => /^\/(?!\/)/.test(href);

/** A link to a page, through the router of the application where `LinkProvider` names one. */
export function Anchor(link: AnchorProps) {
  assertTexts('Link', { href: link.href });
  const isPage = isPath(link.href) && !link.target && !link.download;
  return isPage ? <RoutedAnchor {...link} /> : <a {...link} />;
}
