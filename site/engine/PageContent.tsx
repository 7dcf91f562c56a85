import { useLayoutEffect } from 'react';
import type { Language } from '../i18n/languages.js';
import { MessagesContext } from '../i18n/Rich.js';
import { pageProps } from '../i18n/PageProps.js';
import type { Page } from '../pages/Page.js';
import { DocumentHead, pageHead } from '../seo/head.js';
import { replaceStructuredData } from '../seo/structuredData.js';
import type { LoadedPage } from './loadPage.js';
import { pageStructuredData } from './pageStructuredData.js';

const siteUrl = import.meta.env.SITE_URL;

export type PageContentProps = {
  page: Page;
  language: Language;
  renderedAt: string;
  /**
   * After the page and its head are in the document. Given for a page that React comes to; the first
   * page's head is in its document.
   */
  onArrival?: ((language: Language) => void) | undefined;
};

/** What a page shows between bar and footer, and its head. */
export function PageContent(props: PageContentProps & LoadedPage) {
  const { page, language, renderedAt, onArrival, Component, metadata, i18n } = props;
  const given = pageProps({ name: page.name, language, renderedAt }, i18n);
  const { t } = given;
  useLayoutEffect(() => {
    if (!onArrival) return;
    replaceStructuredData(pageStructuredData(page, metadata, language, t, siteUrl));
    onArrival(language);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that is come to
  }, [page, language]);
  return (
    <MessagesContext value={i18n}>
      {onArrival && <DocumentHead head={pageHead(page.name, metadata, language, t, siteUrl)} />}
      <Component {...given} />
    </MessagesContext>
  );
}
