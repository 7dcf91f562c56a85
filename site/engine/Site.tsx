import { Suspense, use } from 'react';
import { Layout } from '../frame/Layout.js';
import { loadFrame, loadPage, pageAt, type LoadedPage } from './loadPage.js';
import { PageContent, type PageContentProps } from './PageContent.js';

export type SiteProps = Omit<PageContentProps, 'page' | 'language'> & {
  path: string;
  /** Told to screen readers after a route change: the new page's title. */
  announcement?: string | undefined;
};

/** The site at a path that a page answers: the frame, and in it that page. */
export function Site({ path, announcement, ...content }: SiteProps) {
  const { page, language } = pageAt(path)!;
  const { renderedAt } = content;
  const i18n = use(loadFrame(language));
  return (
    <Layout {...{ language, renderedAt, i18n, announcement }} name={page.name}>
      <Suspense>
        <SuspendedPage page={page} language={language} {...content} />
      </Suspense>
    </Layout>
  );
}

function SuspendedPage(props: PageContentProps) {
  return <PageContent {...props} {...use(loadPage(props.page, props.language))} />;
}

/** One page in its frame without a router: the function's answers, and Storybook. */
export function PageInFrame(props: PageContentProps & LoadedPage) {
  const { page, language, renderedAt, i18n } = props;
  return (
    <Layout {...{ language, renderedAt, i18n }} name={page.name}>
      <PageContent {...props} />
    </Layout>
  );
}
