import { Layout } from '../frame/Layout.js';
import { pagePath } from '../i18n/pagePath.js';
import { translateWith } from '../i18n/translate.js';
import type { LoadedPage } from './loadPage.js';
import { PageContent, type PageContentProps } from './PageContent.js';

/** One page in its frame without a router: the function's answers, and Storybook. */
export function PageInFrame({
  page,
  language,
  renderedAt,
  i18n,
  ...content
}: PageContentProps & LoadedPage) {
  const props = { name: page.name, language, renderedAt };
  return (
    <Layout
      {...props}
      t={translateWith(i18n)}
      href={(name) => pagePath(name, language)}
      i18n={i18n}
      announcement=""
    >
      <PageContent {...content} {...{ page, language, renderedAt, i18n }} />
    </Layout>
  );
}
