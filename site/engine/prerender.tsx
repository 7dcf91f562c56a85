/**
 * Turns the pages' records into HTML at build time: its own entry, so that content, catalogs
 * and components reach the build as they reach the browser.
 */
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { owner } from '../owner.yaml';
import { pagePath } from '../i18n/pagePath.js';
import { languages, type Language } from '../i18n/languages.js';
import { translateWith } from '../i18n/translate.js';
import { answerTexts } from '../pages/contact/formTexts.js';
import { RefusedPage } from '../pages/contact/RefusedPage.js';
import { contact } from '../pages/contact/words.js';
import type { Page } from '../pages/Page.js';
import { pageNamed, pages } from '../pages/pages.js';
import { calendarFiles, type CalendarFile } from '../pages/schedule/calendarFiles.js';
import { seminars } from '../seminars.yaml';
import { DocumentHead, pageHead, SharingTags } from '../seo/head.js';
import { shareImage } from '../seo/shareImage.js';
import { frameCatalogs } from './frameCatalogs.js';
import { loadMessages, loadPage, type LoadedPage } from './loadPage.js';
import { pageStructuredData } from './pageStructuredData.js';
import { PageInFrame, Site } from './Site.js';

/** The current hour, for all pages of one build: two builds of one state are alike. */
const renderedAt = new Date(new Date().setMinutes(0, 0, 0));

/** Absolute origin for the addresses in heads and calendars. */
const siteUrl = import.meta.env.SITE_URL;

/** A rendered page, before anyone has put it into a document. */
export type RenderedPage = Awaited<ReturnType<typeof render>>;

/** Every page in every language, the hidden ones last. */
export function renderPages(): Promise<RenderedPage[]> {
  return Promise.all(
    pages.flatMap((page) => languages.map((language) => renderPage(page, language))),
  );
}

/**
 * Renders a page to complete HTML.
 *
 * @throws when the page uses a message that is in none of its catalogs
 */
export async function renderPage(page: Page, language: Language): Promise<RenderedPage> {
  const path = pagePath(page.name, language);
  return render(
    page,
    language,
    await loadPage(page, language),
    <Site path={path} renderedAt={renderedAt.toISOString()} />,
  );
}

/** What answers a plain form post that was not accepted; the function fills its gaps. */
export async function renderRefused(language: Language) {
  const page = pageNamed('contact');
  const loaded: LoadedPage = {
    ...(await loadPage(page, language)),
    Component: RefusedPage,
    metadata: contact.refused.seo,
  };
  const order = { page, language, renderedAt: renderedAt.toISOString() };
  return render(page, language, loaded, <PageInFrame {...order} {...loaded} />);
}

async function render(
  page: Page,
  language: Language,
  { metadata, i18n }: LoadedPage,
  body: ReactNode,
) {
  const t = translateWith(i18n);
  const head = pageHead(page.name, metadata, language, t, siteUrl);
  const things = pageStructuredData(page, metadata, language, t, siteUrl, { now: renderedAt });
  const image = metadata.share ? shareImage(page.name, metadata.share, language, t, owner) : null;
  return {
    page,
    language,
    path: pagePath(page.name, language),
    head,
    headHtml: renderToStaticMarkup(
      <>
        <DocumentHead head={head} />
        {image && <SharingTags head={head} image={image} siteUrl={siteUrl} />}
      </>,
    ),
    /** One JSON-LD object each. */
    structuredData: things as readonly object[],
    /** What goes into the root element. */
    bodyHtml: await completeHtml(body),
    /** To be drawn; `null` for pages that nobody shares. */
    shareImage: image,
    renderedAt: renderedAt.toISOString(),
  };
}

async function completeHtml(body: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<StrictMode>{body}</StrictMode>, {
    // A large boundary would otherwise be outlined: hidden markup, moved by an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  // React would leave a part that threw to the browser; a build must not.
  if (failures.length > 0) throw failures[0];
  return html;
}

// What the owner has filled in, as the pages have it.
export { owner, seminars };
export { pageAt } from './loadPage.js';
export { pageNamed } from '../pages/pages.js';

/** The sentences that the function chooses from when it answers a plain form post. */
export async function functionTexts(language: Language): Promise<Record<string, string>> {
  const { i18n } = await loadPage(pageNamed('contact'), language);
  return answerTexts(language, translateWith(i18n));
}

export async function calendars(): Promise<CalendarFile[]> {
  const files = languages.map(async (language) => {
    const { i18n } = await loadPage(pageNamed('schedule'), language);
    const scheduleUrl = siteUrl + pagePath('schedule', language);
    return calendarFiles(seminars, renderedAt, { language, t: translateWith(i18n), scheduleUrl });
  });
  return (await Promise.all(files)).flat();
}

/** Every word of the site in every language: decides which characters its fonts need. */
export async function allText(): Promise<string> {
  const catalogs = [...new Set([...frameCatalogs, ...pages.flatMap((page) => page.catalogs)])];
  const messages = await Promise.all(languages.map((each) => loadMessages(each, catalogs)));
  return JSON.stringify(messages);
}
