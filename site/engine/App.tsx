import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { readLanguagePreference, storeLanguagePreference } from '../i18n/languagePreference.js';
import { preferredPath } from '../i18n/preferredPath.js';
import { arrive } from './arrive.js';
import { DocumentHead } from '../seo/DocumentHead.js';
import { followLinks } from './followLinks.js';
import { loadPage, type LoadedPage } from './loadPage.js';
import { PageView } from './PageView.js';
import { replaceStructuredData } from '../seo/structuredData.js';

/** The page that the address names; the old one stays until the new one is complete. */
export function App({ first }: { first: LoadedPage }) {
  const path = usePathname();
  const [shown, setShown] = useState({ path, page: first });

  useEffect(() => {
    if (path === shown.path) return;
    // Back and forward may lead to a path whose language has been changed since.
    const preferred = preferredPath(path, readLanguagePreference());
    if (preferred) return navigate(preferred, { replace: true });
    let wanted = true;
    loadPage(path).then(
      (page) => wanted && startTransition(() => setShown({ path, page })),
      () => wanted && location.reload(),
    );
    return () => void (wanted = false);
  }, [path, shown.path]);

  useTakeOver();
  useArrival(shown.path, shown.page);

  return (
    <PageView
      page={shown.page}
      head={<DocumentHead head={shown.page.data.head} />}
      announcement={shown.page === first ? '' : shown.page.data.head.title}
    />
  );
}

/** From the first commit on, React is in charge: CSS and the inline loader step back. */
function useTakeOver(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['live'] = '';
    history.scrollRestoration = 'manual';
    // From here on pages are fetched as data, not rendered ahead by the browser.
    document.querySelector('script[type=speculationrules]')?.remove();
    performance.mark('live');
    return followLinks();
  }, []);
}

function useArrival(path: string, page: LoadedPage): void {
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const { language, head } = page.data;
    document.documentElement.lang = language;
    storeLanguagePreference(language);
    replaceStructuredData(head.structuredData);
    arrive();
    performance.mark('route');
  }, [path, page]);
}
