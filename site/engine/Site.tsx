import type { ReactNode } from 'react';
import { Layout } from '../frame/Layout.js';
import { pageProps } from '../i18n/PageProps.js';
import type { LoadedPage } from './loadPage.js';

type SiteProps = Pick<LoadedPage, 'page' | 'language' | 'Component' | 'i18n'> & {
  /** When the HTML was written, as an ISO date. */
  renderedAt: string;
  /** The elements of the page's head, in the browser; the build writes them into the document itself. */
  head?: ReactNode;
  /** What screen readers say after a route change: the new page's title. */
  announcement?: string;
};

/** A page in its frame: for the build, the browser and Storybook. */
export function Site(props: SiteProps) {
  const { page, language, Component, i18n, renderedAt, head, announcement } = props;
  const shown = pageProps({ name: page.name, language, renderedAt }, i18n);
  return (
    <Layout page={shown} i18n={i18n} announcement={announcement}>
      {head}
      <Component {...shown} />
    </Layout>
  );
}
