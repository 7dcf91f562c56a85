/**
 * Turns the pages' records into HTML at build time: its own entry, so that content, catalogs
 * and components reach the build as they reach the browser.
 */
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { owner } from '../owner.yaml';
import { pagePath } from '../i18n/pagePath.js';
import { defaultLanguage, languageOf, languages, type Language } from '../i18n/languages.js';
import { textOf, translatePlain } from '../i18n/translate.js';
import { answerTexts } from '../pages/contact/formTexts.js';
import { RefusedPage } from '../pages/contact/RefusedPage.js';
import { TooManyPage } from '../pages/contact/TooManyPage.js';
import { checkPublication } from '../pages/case-studies/checkPublication.js';
import { caseStudies } from '../pages/case-studies/words.js';
import { contact } from '../pages/contact/words.js';
import type { Page } from '../pages/Page.js';
import { pageNamed, pages } from '../pages/pages.js';
import { calendarFiles, type CalendarFile } from '../pages/schedule/calendarFiles.js';
import { seminars } from '../seminars.yaml';
import { DocumentHead, pageHead, SharingTags } from '../seo/head.js';
import { pageStructuredData } from '../seo/pageStructuredData.js';
import { shareImage } from '../seo/shareImage.js';
import {
  loadMessages,
  loadPage,
  pageAt,
  siteCatalog,
  type LoadedPage,
} from '../engine/loadPage.js';
import { Site } from '../engine/Site.js';

/** The current hour, so that two builds of one state are alike within it. */
const now = new Date(new Date().setMinutes(0, 0, 0));
const renderedAt = now.toISOString();

/** Absolute origin for the addresses in heads and calendars. */
const siteUrl = import.meta.env.SITE_URL;

/** The catalogs of all pages. */
const catalogs = [...new Set([siteCatalog, ...pages.flatMap((page) => page.catalogs)])];

/** Their English texts. */
const english = await Promise.all(
  catalogs.map(async (name) => ({ name, messages: await loadMessages('en', [name]) })),
);

/**
 * Loads a page. A build stops at a message that is in none of the page's catalogs, of which a visitor would
 * read the id; in development a new sentence is shown in English.
 */
async function load(page: Page, language: Language): Promise<LoadedPage> {
  const loaded = await loadPage(page, language);
  const refuse = ({ id }: { id: string }) => {
    const found = english.find(({ messages }) => id in messages);
    const advice = found
      ? `“${textOf(found.messages[id])}” (site/locales/en/${found.name}.po). Add '${found.name}' to the ` +
        `page's catalogs in site/pages/pages.ts, or move the message: what a menu calls the page ` +
        `belongs in site/sections/words.ts.`
      : `the message ${id}. It is new: run npm run messages:extract.`;
    const names = [siteCatalog, ...page.catalogs].join(', ');
    throw new Error(
      `The page has the catalogs ${names} in ${language}, and none of them has ${advice}`,
    );
  };
  if (import.meta.env.PROD) loaded.i18n.on('missing', refuse);
  return loaded;
}

/**
 * What becomes of a page: React takes over a `page`. The others answer at addresses that are not their
 * own, and stay HTML: `notFound` at every missing one, an `answer` where a form was posted to.
 */
type PageKind = 'page' | 'notFound' | 'answer';

/** A rendered page, not yet in its document. */
export type RenderedPage = Awaited<ReturnType<typeof render>>;

/**
 * Every page in every language, the hidden ones last.
 *
 * @throws when a case study is published on a day that does not exist or is still to come
 */
export async function renderPages(): Promise<RenderedPage[]> {
  for (const { published } of Object.values(caseStudies))
    if (published) checkPublication(published.on, now);
  return Promise.all(
    pages.flatMap((page) => languages.map((language) => renderPage(page, language))),
  );
}

/** The page at a path, or else the not-found page. */
export function renderPath(path: string): Promise<RenderedPage> {
  const { page, language } = pageAt(path) ?? {
    page: pageNamed('notFound'),
    language: languageOf(path),
  };
  return renderPage(page, language);
}

/** @throws when the page uses a message that is in none of its catalogs */
async function renderPage(page: Page, language: Language): Promise<RenderedPage> {
  return render(await load(page, language), page.name === 'notFound' ? 'notFound' : 'page');
}

/** What answers a plain form post that was not accepted: a page with gaps, and the texts that the function fills in. */
export async function renderRefused(language: Language) {
  const { i18n } = await load(pageNamed('contact'), language);
  const texts = answerTexts(language, translatePlain(i18n));
  return { page: await renderAnswer(language, RefusedPage), texts };
}

/** What answers after too many posts from one address, in all languages. */
export async function renderTooMany(): Promise<RenderedPage> {
  const page = pageNamed('contact');
  const loaded = await Promise.all(languages.map((language) => load(page, language)));
  return renderAnswer(defaultLanguage, () => <TooManyPage catalogs={loaded} />);
}

async function renderAnswer(language: Language, Component: LoadedPage['Component']) {
  const loaded = await load(pageNamed('contact'), language);
  return render({ ...loaded, Component, metadata: contact.refused.seo }, 'answer');
}

async function render(loaded: LoadedPage, kind: PageKind) {
  const { page, language, metadata, i18n } = loaded;
  const plain = translatePlain(i18n);
  const head = pageHead(page.name, metadata, language, plain, siteUrl);
  const things = pageStructuredData(loaded, pageNamed('home'), plain, siteUrl, { now });
  const image = metadata.share
    ? shareImage(page.name, metadata.share, language, plain, owner)
    : null;
  return {
    page,
    kind,
    language,
    path: pagePath(page.name, language),
    catalogs: [siteCatalog, ...page.catalogs],
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
    bodyHtml: await rendered(
      <StrictMode>
        <Site {...loaded} renderedAt={renderedAt} />
      </StrictMode>,
    ),
    /** To be drawn; `null` for pages that nobody shares. */
    shareImage: image,
    renderedAt,
  };
}

/** React leaves a `Suspense` whose content throws empty, and keeps the error to itself. @throws it */
async function rendered(site: ReactNode): Promise<string> {
  const html = renderToString(site);
  if (!html.includes('<!--$!-->')) return html;
  throw await new Promise((resolve) => renderToPipeableStream(site, { onError: resolve }));
}

/** The calendar files of all seminars, in every language. */
export async function calendars(): Promise<CalendarFile[]> {
  const files = languages.map(async (language) => {
    const { i18n } = await load(pageNamed('schedule'), language);
    const scheduleUrl = siteUrl + pagePath('schedule', language);
    return calendarFiles(seminars, now, { language, plain: translatePlain(i18n), scheduleUrl });
  });
  return (await Promise.all(files)).flat();
}

/**
 * Every word of the site in every language: decides which characters its fonts need. The pages have the
 * owner's facts and the legal texts, the catalogs what is said later: menus, toasts.
 *
 * @param rendered - every page in every language
 */
export async function allText(rendered: readonly RenderedPage[]): Promise<string> {
  const messages = await Promise.all(languages.map((each) => loadMessages(each, catalogs)));
  return JSON.stringify([messages, rendered.map(({ bodyHtml }) => bodyHtml)]);
}
