import { Suspense, useMemo, type ReactNode } from 'react';
import { localizedPath } from '../i18n/href.js';
import { translateWith } from '../i18n/translate.js';
import type { PageProps } from './PageProps.js';
import { Layout } from '../frame/Layout.js';
import type { LoadedPage } from './loadPage.js';

export type PageViewProps = {
  page: LoadedPage;
  /** Told to screen readers; empty for the page that the visitor came to by a full load. */
  announcement: string;
  /**
   * `<DocumentHead>` in the browser; nothing at build time, which writes the head itself. Either
   * way it holds its place in the tree, on which the ids that React generates depend.
   */
  head: ReactNode;
};

/** A page in its frame, the same at build time and in the browser. */
export function PageView({ page, announcement, head }: PageViewProps) {
  const { data, Page, i18n } = page;
  const { path, language, renderedAt, legal } = data;
  const props = useMemo(
    (): PageProps => ({
      path,
      language,
      renderedAt,
      ...(legal && { legal }),
      t: translateWith(i18n),
      href: (to) => localizedPath(to, language),
    }),
    [path, language, renderedAt, legal, i18n],
  );
  // The same element as long as the page is the same, so that take-over doesn't wake it.
  const content = useMemo(
    () =>
      Page && (
        <Suspense>
          <Page {...props} />
        </Suspense>
      ),
    [Page, props],
  );
  return (
    <>
      {head}
      <Layout {...props} i18n={i18n} announcement={announcement}>
        {content}
      </Layout>
    </>
  );
}
