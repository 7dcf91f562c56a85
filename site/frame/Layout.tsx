import { SkipLink, VisuallyHidden } from '@advisor/ui';
import type { I18n } from '@lingui/core';
import { Suspense, type ReactNode } from 'react';
import { nav } from '../sections/words.js';
import { MessagesContext } from '../i18n/RichMessage.js';
import type { PageProps } from '../i18n/PageProps.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';

type LayoutProps = {
  page: PageProps;
  /** The page's messages, for `RichMessage`. */
  i18n: I18n;
  /** Announced to screen readers after a route change: the new page's title. */
  announcement?: string | undefined;
  children: ReactNode;
};

/** What every page has around it: skip link, header, footer. */
export function Layout({ page, i18n, announcement, children }: LayoutProps) {
  return (
    <MessagesContext value={i18n}>
      <SkipLink href="#main">{page.t(nav.skip)}</SkipLink>
      <Header {...page} />
      {/* Keyed: no state of one page is left for the next. */}
      <main id="main" key={page.name + page.language}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer {...page} />
      </Suspense>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </MessagesContext>
  );
}
