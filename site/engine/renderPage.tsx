import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { portrait } from 'virtual:owner-portrait';
import { owner } from '../owner.js';
import { localizedPath } from '../i18n/href.js';
import { translateWith, type Translate } from '../i18n/translate.js';
import { loadLegalTexts } from '../pages/legal/loadLegalTexts.js';
import type { FormErrorPageProps } from '../pages/contact/FormErrorPage.js';
import type { PageProps } from './PageProps.js';
import type { RoutePath } from '../pages/routePath.js';
import { isIndexed } from '../pages/pageKind.js';
import { shellCatalogs } from '../pages/routes.js';
import { DocumentHead } from '../seo/DocumentHead.js';
import type { PageData } from './PageData.js';
import { pageHead } from '../seo/pageHead.js';
import { PageView } from './PageView.js';
import { shareImage, type ShareImage } from '../seo/shareImage.js';
import { SharingTags } from '../seo/SharingTags.js';
import { pageStructuredData } from '../seo/pageStructuredData.js';
import { catalogMessages, shellMessages } from './catalogMessages.js';
import { isInteractive } from './isInteractive.js';
import type { PageOrder } from './pageOrders.js';

type PageModule = { default: ComponentType<PageProps> | ComponentType<FormErrorPageProps> };

const pageModules = import.meta.glob<PageModule>('../pages/*/*Page.tsx');

/** The moment by which the pages of one build tell the time. */
export const renderedAt = new Date();

/** A rendered page, before anyone has put it into a document. */
export type RenderedPage = PageOrder & {
  /** The page's tags for `<head>`. */
  headHtml: string;
  /** What goes into the root element. */
  bodyHtml: string;
  /** To be drawn; `null` for pages that nobody shares. */
  shareImage: ShareImage | null;
  /** What the browser needs to take the page over, as far as rendering knows it. */
  data: Pick<
    PageData,
    'path' | 'language' | 'renderedAt' | 'interactive' | 'head' | 'legal' | 'messages'
  >;
};

/**
 * Renders a page to complete HTML.
 *
 * @param siteUrl - absolute origin for the addresses in the head
 * @throws when the page uses a message that is in none of its catalogs, or has no module
 */
export async function renderPage(order: PageOrder, siteUrl: string): Promise<RenderedPage> {
  const { route, language } = order;
  const [Page, legal, shell, messages] = await Promise.all([
    pageComponent(order),
    route.legal && loadLegalTexts(route.legal, language),
    shellMessages(language),
    catalogMessages(language, route.catalogs),
  ]);
  const i18n = strictI18n(order, { ...shell, ...messages });
  const t = translateWith(i18n);
  const image = isIndexed(route.kind)
    ? shareImage(route.path as RoutePath, language, t, owner)
    : null;
  const head = pageHead(route, language, t, siteUrl, structuredData(order, t, siteUrl, image));
  const data: RenderedPage['data'] = {
    path: route.path,
    language,
    renderedAt: renderedAt.toISOString(),
    interactive: isInteractive(route, renderedAt),
    head,
    ...(legal && { legal }),
    messages,
  };
  const page = { data, Page, i18n };
  return {
    ...order,
    headHtml: renderToStaticMarkup(
      <>
        <DocumentHead head={head} />
        {image && <SharingTags head={head} image={image} siteUrl={siteUrl} />}
      </>,
    ),
    shareImage: image,
    bodyHtml: await completeHtml(<PageView page={page} announcement="" head={null} />),
    data,
  };
}

async function pageComponent({
  route,
  path,
  formError,
}: PageOrder): Promise<ComponentType<PageProps>> {
  const load = pageModules[`../pages/${route.page}.tsx`];
  if (!load) throw new Error(`${path}: site/pages/${route.page}.tsx is missing.`);
  const module = await load();
  if (!formError) return module.default as ComponentType<PageProps>;
  const FormErrorPage = module.default as ComponentType<FormErrorPageProps>;
  return (props) => <FormErrorPage {...props} kind={formError} />;
}

/** Messages that complain about what they don't have: at run time it would be an id on the page. */
function strictI18n({ route, language, path }: PageOrder, messages: Messages): I18n {
  const catalogs = [...shellCatalogs, ...route.catalogs].join(', ');
  return setupI18n({
    locale: language,
    messages: { [language]: messages },
    missing: (_, id) => {
      throw new Error(
        `${path} uses a message that none of its catalogs (${catalogs}) has: ${id}. Add its ` +
          `catalog to the route in site/pages/routes.ts, or run npm run messages:extract if the ` +
          `message is new.`,
      );
    },
  });
}

function structuredData(
  { route, language }: PageOrder,
  t: Translate,
  siteUrl: string,
  shared: ShareImage | null,
): readonly object[] {
  if (!isIndexed(route.kind)) return [];
  const path = route.path as RoutePath;
  const address = (to: string) => siteUrl + localizedPath(to, language);
  // A person's picture shows the person; anything else is shown by what it is shared with.
  const image = route.kind === 'about' ? portrait?.large : shared?.path;
  return pageStructuredData({
    path,
    language,
    t,
    owner,
    address,
    now: renderedAt,
    ...(image && { image: siteUrl + image }),
  });
}

async function completeHtml(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, {
    // A large boundary would otherwise be outlined: hidden markup, moved by an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  // React would leave a part that threw to the browser; a build must not.
  if (failures.length > 0) throw failures[0];
  return html;
}
