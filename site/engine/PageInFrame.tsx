import { Layout } from '../frame/Layout.js';
import type { LoadedPage } from './loadPage.js';
import { PageContent, type PageContentProps } from './PageContent.js';

/** One page in its frame without a router: the function's answers, and Storybook. */
export function PageInFrame(props: PageContentProps & LoadedPage) {
  const { page, language, renderedAt, i18n } = props;
  return (
    <Layout {...{ language, renderedAt, i18n }} name={page.name} announcement="">
      <PageContent {...props} />
    </Layout>
  );
}
