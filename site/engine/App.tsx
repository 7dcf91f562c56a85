import * as contract from '@advisor/ui/hydrationContract';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { Layout } from '../frame/Layout.js';
import { readLanguagePreference, storeLanguagePreference } from '../i18n/languages.js';
import { preferredPath } from '../i18n/localizedPath.js';
import { translatePlain } from '../i18n/translate.js';
import { nav } from '../shared/messages.js';
import { DocumentHead, pageHead } from '../seo/head.js';
import { pageStructuredData } from '../seo/pageStructuredData.js';
import { replaceStructuredData } from '../seo/structuredData.js';
import { followLinks, resetScrollAndFocus, showLoading } from './followLinks.js';
import { preload, type LoadedPage } from './loadPage.js';

const siteUrl = import.meta.env.SITE_URL;

type AppProps = {
  /** The page in the document. */
  first: LoadedPage;
  /** When its HTML was written, as an ISO date. */
  renderedAt: string;
};

/** The site in the browser. A page replaces the last one as soon as it has loaded. */
export function App({ first, renderedAt }: AppProps) {
  const [path, navigate] = useLocation();
  const [current, setCurrent] = useState({ path, ...first, isFirst: true });

  useEffect(() => {
    if (path === current.path) return;
    // Back, or a link after a switch in another tab, may lead to a language the visitor has left.
    const preferred = preferredPath(path, readLanguagePreference());
    if (preferred) return navigate(preferred + location.search + location.hash, { replace: true });
    let isCancelled = false;
    showLoading(preload(path))
      .then((next) => {
        if (!isCancelled) inViewTransition(() => setCurrent({ path, ...next, isFirst: false }));
      })
      .catch(() => isCancelled || location.reload());
    return () => void (isCancelled = true);
  }, [path, current.path, navigate]);

  useLayoutEffect(() => {
    // React handles the links from now on.
    document.documentElement.setAttribute(contract.hydrated, '');
    return followLinks(navigate);
  }, [navigate]);

  useLayoutEffect(() => {
    const { language, i18n, isFirst } = current;
    if (isFirst) return;
    // Only social networks read them, and they run no scripts.
    const sharingTags = document.querySelectorAll('meta[property],meta[name^=twitter]');
    for (const tag of sharingTags) tag.remove();
    replaceStructuredData(pageStructuredData(current, nav.home, translatePlain(i18n), siteUrl));
    document.documentElement.lang = language;
    storeLanguagePreference(language);
    resetScrollAndFocus();
  }, [current]);

  const { name, language, metadata, i18n, isFirst } = current;
  const head = pageHead(name, metadata, language, translatePlain(i18n), siteUrl);
  return (
    <Layout
      {...current}
      renderedAt={renderedAt}
      announcement={isFirst ? '' : head.title}
      head={<DocumentHead head={head} />}
    />
  );
}

/** Changes the page in a view transition, if the browser has them and the visitor wants motion. */
function inViewTransition(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !document.startViewTransition) return startTransition(change);
  const transition = document.startViewTransition(() => flushSync(change));
  // An interrupted or skipped transition has still changed the page.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}
