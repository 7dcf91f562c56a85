import * as handover from '@advisor/ui/handover';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import {
  readLanguagePreference,
  storeLanguagePreference,
  type Language,
} from '../i18n/languages.js';
import { preferredPath } from '../i18n/href.js';
import { arrive, followLinks } from './followLinks.js';
import { preload } from './preload.js';
import { Site } from './Site.js';
import { inViewTransition, pageCommitted } from './viewTransition.js';

/** The tags of the first page's document, which React has not rendered. */
const firstHead =
  'title,meta[name=description],meta[name=robots],meta[property],link[rel=canonical],link[rel=alternate]';

const keepAtTop = () => void (history.scrollRestoration = 'manual');
const restoreOnReload = () => void (history.scrollRestoration = 'auto');

/**
 * The site in the browser: the page that the address names, as soon as that page is loaded.
 *
 * @param props.renderedAt - when the HTML of the first page was written, as an ISO date
 */
export function App({ renderedAt }: { renderedAt: string }) {
  const [path, navigate] = useLocation();
  const [shown, setShown] = useState({ path, isFirst: true });
  const [announcement, announce] = useState('');
  const [stale] = useState(() => [...document.head.querySelectorAll(firstHead)]);

  useEffect(() => {
    if (path === shown.path) return;
    // Back and forward may lead to a path whose language has been changed since.
    const preferred = preferredPath(path, readLanguagePreference());
    if (preferred) return navigate(preferred, { replace: true });
    let wanted = true;
    preload(path).then(
      () =>
        wanted && inViewTransition(() => startTransition(() => setShown({ path, isFirst: false }))),
      () => wanted && location.reload(),
    );
    return () => void (wanted = false);
  }, [path, shown.path, navigate]);

  useLayoutEffect(() => {
    // From the first commit on, React follows the links.
    document.documentElement.setAttribute(handover.live, '');
    // Back and forward within the document lead to the top; a reload finds its place again.
    keepAtTop();
    addEventListener('pageshow', keepAtTop);
    addEventListener('pagehide', restoreOnReload);
    document.querySelector('script[type=speculationrules]')?.remove();
    return followLinks(navigate);
  }, [navigate]);

  const onArrival = (language: Language) => {
    for (const tag of stale.splice(0)) tag.remove();
    document.documentElement.lang = language;
    storeLanguagePreference(language);
    announce(document.title);
    arrive();
    pageCommitted();
  };

  return (
    <Site
      path={shown.path}
      renderedAt={renderedAt}
      announcement={announcement}
      onArrival={shown.isFirst ? undefined : onArrival}
    />
  );
}
