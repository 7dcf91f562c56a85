/**
 * Renders the pages to HTML at build time. An entry of Vite's SSR build, so that content, catalogs and
 * components are bundled as for the browser.
 */
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { defaultLanguage, languageOf, languages, type Language } from '@advisor/contract/languages';
import { messageText } from '../i18n/translate.js';
import { catalogNames, catalogsOf, pageNames, pagePath, type PageName } from '../routes.js';
import { DocumentHead, pageHead, SharingTags } from '../seo/DocumentHead.js';
import { absoluteUrl, shareImage } from '../seo/metadata.js';
import { shareImageAlt } from '../sections/messages.js';
import { owner } from '../owner.yaml';
import { loadMessages, loadPage, pageAt, type LoadedPage } from '../pages/loadPage.js';
import { findPageBuild } from '../pages/findPageBuild.js';
import { Layout } from '../frame/Layout.js';
import { jsonLd, scriptJson } from './jsonLd.js';

/** The current hour, so that builds within an hour are identical. */
const now = new Date(new Date().setMinutes(0, 0, 0));
const renderedAt = now.toISOString();

const english = await loadMessages(defaultLanguage, catalogNames);

/**
 * Loads a page. In development a message that is in none of its catalogs is shown in English.
 *
 * @throws in a build when the page uses such a message: visitors would read its id
 */
async function load(name: PageName, language: Language): Promise<LoadedPage> {
  const loaded = await loadPage(name, language);
  const refuse = ({ id }: { id: string }) => {
    throw new Error(
      `“${messageText(english[id] ?? id)}” is in none of the catalogs of ${name}: ${catalogsOf(name).join(', ')}. ` +
        `If it is new, run npm run messages:extract. Otherwise add its catalog in site/routes.ts, or ` +
        `move it: what a menu calls the page belongs in site/sections/messages.ts.`,
    );
  };
  if (import.meta.env.PROD) loaded.i18n.on('missing', refuse);
  return loaded;
}

/**
 * React hydrates a `page`. The other kinds stay plain HTML, because they are served at other paths than their own:
 * `notFound` at every missing path, `rewritten` at the function's path after too many posts.
 */
type PageKind = 'page' | 'notFound' | 'rewritten';

const kinds: Partial<Record<PageName, PageKind>> = {
  notFound: 'notFound',
  notSentTooMany: 'rewritten',
};

export type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

export async function renderPages(): Promise<RenderedPage[]> {
  return Promise.all(
    pageNames.flatMap((name) => languages.map((language) => renderPage(name, language))),
  );
}

export function renderPath(path: string): Promise<RenderedPage> {
  return renderPage(pageAt(path) ?? 'notFound', languageOf(path));
}

async function renderPage(name: PageName, language: Language) {
  const loaded = await load(name, language);
  const { plain } = loaded.t;
  const page = {
    ...loaded,
    plain,
    owner,
    now,
    pageUrl: (to: PageName) => absoluteUrl(pagePath(to, language)),
    image: absoluteUrl(shareImage.path),
  };
  const head = pageHead(page);
  const bodyHtml = renderToString(
    <StrictMode>
      <Layout {...loaded} renderedAt={renderedAt} />
    </StrictMode>,
  );
  return {
    name,
    kind: kinds[name] ?? 'page',
    language,
    path: pagePath(name, language),
    head,
    headHtml: renderToStaticMarkup(
      <>
        <DocumentHead head={head} />
        {head.canonical !== null && <SharingTags head={head} imageAlt={plain(shareImageAlt)} />}
      </>,
    ),
    jsonLd: jsonLd(page).map(scriptJson),
    // The policy forbids the style attribute of Radix (github.com/radix-ui/primitives/issues/1873), which
    // BarMenu.css.ts overrides. In development there is no policy, and React compares the attributes.
    bodyHtml: import.meta.env.PROD ? bodyHtml.replace(' style="position:relative"', '') : bodyHtml,
    files: findPageBuild(name)?.files?.(page) ?? [],
    renderedAt,
  };
}
