import { Suspense, use } from 'react';
import { Route, Switch } from 'wouter';
import { Layout } from '../frame/Layout.js';
import { barePath } from '../i18n/href.js';
import { paths } from '../paths.js';
import { pages } from '../pages/pages.js';
import { lazyPage, loadFrame, pageAt } from './loadPage.js';
import type { PageContentProps } from './PageContent.js';

export type SiteProps = Omit<PageContentProps, 'page' | 'language'> & {
  /** The path to show. */
  path: string;
  /** Told to screen readers after a route change: the new page's title. */
  announcement?: string;
  /** Whether the page's content stays the HTML that it is. */
  keepsHtml?: boolean;
};

/**
 * The site at a path: the frame, and in it the page that the path names.
 *
 * @throws when no page answers at the path
 */
export function Site({ path, announcement = '', keepsHtml = false, ...content }: SiteProps) {
  const shown = pageAt(path);
  if (!shown) throw new Error(`No page answers at ${path}.`);
  const { page, language } = shown;
  const i18n = use(loadFrame(language));
  return (
    <Layout
      name={page.name}
      language={language}
      renderedAt={content.renderedAt}
      i18n={i18n}
      announcement={announcement}
    >
      {keepsHtml ? null : (
        <Suspense>
          <Switch location={barePath(path)}>
            {pages.map((each) => {
              const Page = lazyPage(each, language);
              return (
                <Route key={each.name} path={paths[each.name]}>
                  <Page page={each} language={language} {...content} />
                </Route>
              );
            })}
          </Switch>
        </Suspense>
      )}
    </Layout>
  );
}
