import { setupI18n, type Messages } from '@lingui/core';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { owner } from '../owner.js';
import type { CatalogName } from './i18n/catalogs.js';
import { localizedPath } from './i18n/href.js';
import { languages, type Language } from './i18n/languages.js';
import { translateWith } from './i18n/translate.js';
import { hiddenRoutes, isIndexed, routes, shellCatalogs, type Route } from './routes.js';
import { DocumentHead } from './shell/DocumentHead.js';
import type { PageModule } from './shell/loadPage.js';
import type { PageData } from './shell/PageData.js';
import { pageHead } from './shell/pageHead.js';
import { PageView } from './shell/PageView.js';
import { pageStructuredData } from './structured-data/pageStructuredData.js';

const pageModules = import.meta.glob<PageModule>('./pages/*Page.tsx');
const catalogModules = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

/** The moment that the pages of one build state their times by. */
const renderedAt = new Date().toISOString();

/** A page to be rendered: one route in one language. */
export type PageOrder = { route: Route; language: Language; path: string };

/** A rendered page, before anyone has put it into a document. */
export type RenderedPage = PageOrder & {
  /** The page's tags for `<head>`. */
  headHtml: string;
  /** What goes into the root element. */
  bodyHtml: string;
  head: PageData['head'];
  renderedAt: string;
  messages: Messages;
};

/** Every page in every language, the hidden ones last. */
export const pageOrders: readonly PageOrder[] = [...routes, ...hiddenRoutes].flatMap((route) =>
  languages.map((language) => ({ route, language, path: localizedPath(route.path, language) })),
);

/** Compiled messages that every page of a language needs. */
export function loadShellMessages(language: Language): Promise<Messages> {
  return loadMessages(language, shellCatalogs);
}

async function loadMessages(
  language: Language,
  catalogs: readonly CatalogName[],
): Promise<Messages> {
  const parts = await Promise.all(
    catalogs.map(async (name) => {
      const file = `../locales/${language}/${name}.po`;
      const load = catalogModules[file];
      if (!load) throw new Error(`site/locales/${language}/${name}.po is missing.`);
      return (await load()).messages;
    }),
  );
  return Object.assign({}, ...parts) as Messages;
}

/**
 * Renders a page to complete HTML.
 *
 * @param siteUrl - absolute origin for the addresses in the head
 * @throws when the page uses a message that is in none of its catalogs, or has no module
 */
export async function renderPage(order: PageOrder, siteUrl: string): Promise<RenderedPage> {
  const { route, language, path } = order;
  const load = pageModules[`./pages/${route.page}.tsx`];
  if (!load) throw new Error(`${path}: site/src/pages/${route.page}.tsx is missing.`);
  const [module, shell, messages] = await Promise.all([
    load(),
    loadShellMessages(language),
    loadMessages(language, route.catalogs),
  ]);
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: { ...shell, ...messages } },
    missing: (_, id) => {
      throw new Error(
        `${path} uses a message that none of its catalogs (${[...shellCatalogs, ...route.catalogs].join(', ')}) ` +
          `has: ${id}. Add its catalog to the route in site/src/routes.ts, or run ` +
          `npm run messages:extract if the message is new.`,
      );
    },
  });
  const t = translateWith(i18n);
  const structuredData = isIndexed(route)
    ? pageStructuredData({
        path: route.path,
        language,
        t,
        owner,
        address: (to) => siteUrl + localizedPath(to, language),
        now: new Date(renderedAt),
      })
    : [];
  const head = pageHead(route, language, t, siteUrl, structuredData);
  const data: PageData = {
    version: '',
    path: route.path,
    language,
    renderedAt,
    head,
    modules: [''],
    css: null,
    messages,
  };
  const page = { data, Page: module.default, i18n };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <PageView page={page} announcement="" head={null} />
    </StrictMode>,
    {
      // A large boundary would otherwise be outlined: hidden markup, moved by an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => void failures.push(error),
    },
  );
  const bodyHtml = await new Response(prelude).text();
  // React would leave a page that threw to the browser; a build must not.
  if (failures.length > 0) throw failures[0];
  return {
    ...order,
    headHtml: renderToStaticMarkup(<DocumentHead head={head} />),
    bodyHtml,
    head,
    renderedAt,
    messages,
  };
}
