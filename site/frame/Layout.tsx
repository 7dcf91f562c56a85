import { SkipLink, VisuallyHidden } from '@advisor/ui';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { nav } from '../sections/words.js';
import { MessagesContext } from '../i18n/Rich.js';
import { pageProps, type ShownPage } from '../i18n/PageProps.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';

export type LayoutProps = ShownPage & {
  i18n: I18n;
  /** Told to screen readers after a route change: the new page's title. */
  announcement?: string | undefined;
  /** The page; `null` if it is there as HTML, which is then left alone. */
  children: ReactNode;
};

/** What every page has around it: the way past the bar, the bar, the footer. */
export function Layout({ i18n, announcement, children, ...shown }: LayoutProps) {
  const page = pageProps(shown, i18n);
  return (
    <MessagesContext value={i18n}>
      <SkipLink href="#main">{page.t(nav.skip)}</SkipLink>
      <Header {...page} />
      {/* An empty string as the only child, with suppressHydrationWarning, makes React keep the
          server's HTML. Keyed, because the next page must not meet this one's. */}
      <main id="main" key={page.name + page.language} suppressHydrationWarning>
        {children ?? ''}
      </main>
      <Footer {...page} />
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </MessagesContext>
  );
}
