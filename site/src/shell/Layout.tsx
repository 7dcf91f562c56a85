import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { localizedPath } from '../i18n/href.js';
import { languages, type Language } from '../i18n/languages.js';
import { routePaths, type PagePath } from '../routePath.js';

export type LayoutProps = {
  path: PagePath;
  language: Language;
  i18n: I18n;
  /** Told to screen readers after a route change: the new page's title. */
  announcement: string;
  children: ReactNode;
};

/** What every page has around it: the way past the bar, the bar, the footer. */
export function Layout({ path, language, i18n, announcement, children }: LayoutProps) {
  // A missing page has no twin in another language; the not-found page's own script keeps the path.
  const switchable = path === '/404' ? '/' : path;
  return (
    <I18nProvider i18n={i18n}>
      <a href="#main">Skip to content</a>
      <header data-intent="">
        <nav data-nav="">
          <ul>
            {routePaths.map((to) => (
              <li key={to}>
                <a
                  href={localizedPath(to, language)}
                  aria-current={to === path ? 'page' : undefined}
                >
                  {to}
                </a>
              </li>
            ))}
            {languages.map((to) => (
              <li key={to}>
                <a href={localizedPath(switchable, to)} hrefLang={to} lang={to} data-language={to}>
                  {to}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main">{children}</main>
      <p role="status">{announcement}</p>
    </I18nProvider>
  );
}
