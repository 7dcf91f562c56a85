import { SkipLink, VisuallyHidden } from '@advisor/ui';
import type { I18n } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import { nav } from '../sections/messages.js';
import { MessagesContext } from '../i18n/RichMessage.js';
import type { PageProps } from '../PageProps.js';
import { pagePath } from '../routes.js';
import './document.css.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';

type LayoutProps = Pick<PageProps, 'name' | 'language' | 'renderedAt' | 't'> & {
  Component: ComponentType<PageProps>;
  i18n: I18n;
  /** Counts the changes of page in the browser. */
  visit?: number;
  /** The elements of the page's head, in the browser; the build writes them into the document itself. */
  head?: ReactNode;
  toast?: ReactNode;
  /** Replaces the toast. The build shows none. */
  showToast?: PageProps['showToast'];
  /** Announced to screen readers after a route change: the new page's title. */
  announcement?: string;
};

export function Layout(props: LayoutProps) {
  const { name, language, renderedAt, t, Component, i18n, visit, head, announcement } = props;
  const { toast, showToast = () => {} } = props;
  const pageProps: PageProps = {
    name,
    language,
    renderedAt,
    t,
    href: (other) => pagePath(other, language),
    showToast,
  };
  return (
    <MessagesContext value={i18n}>
      {/* Also in the build, where it is empty: `useId` depends on the position in the tree. */}
      {head}
      <SkipLink href="#main">{t(nav.skip)}</SkipLink>
      <Header {...pageProps} />
      {/* Keyed, so that no state survives a page change. */}
      <main id="main" key={visit}>
        <Component {...pageProps} />
      </main>
      <Footer {...pageProps} />
      {toast}
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </MessagesContext>
  );
}
