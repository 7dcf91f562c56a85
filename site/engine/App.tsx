import * as contract from '@advisor/ui/hydrationContract';
import { useLayoutEffect, useState } from 'react';
import { Layout } from '../frame/Layout.js';
import { storeLanguagePreference } from '../i18n/languagePreference.js';
import { translatePage } from '../i18n/translate.js';
import { nav } from '../shared/messages.js';
import { DocumentHead, pageHead } from '../seo/head.js';
import { pageStructuredData } from '../seo/pageStructuredData.js';
import { replaceStructuredData } from '../seo/structuredData.js';
import { followLinks } from './followLinks.js';
import type { LoadedPage } from './loadPage.js';
import { inViewTransition, resetScrollAndFocus } from './pageChange.js';

type AppProps = {
  /** The page in the document. */
  first: LoadedPage;
  /** When its HTML was written, as an ISO date. */
  renderedAt: string;
};

/** The site in the browser. A page replaces the last one as soon as it has loaded. */
export function App({ first, renderedAt }: AppProps) {
  const [current, setCurrent] = useState({ ...first, isFirst: true });

  useLayoutEffect(() => {
    // React handles the links from now on.
    document.documentElement.setAttribute(contract.hydratedAttribute, '');
    return followLinks((next) => inViewTransition(() => setCurrent({ ...next, isFirst: false })));
  }, []);

  useLayoutEffect(() => {
    if (current.isFirst) return;
    const { language, i18n } = current;
    // Only social networks read them, and they run no scripts.
    const sharingTags = document.querySelectorAll('meta[property],meta[name^=twitter]');
    for (const tag of sharingTags) tag.remove();
    const { plain } = translatePage(i18n);
    replaceStructuredData(pageStructuredData({ ...current, plain, home: nav.home }));
    document.documentElement.lang = language;
    storeLanguagePreference(language);
    resetScrollAndFocus();
  }, [current]);

  const head = pageHead({ ...current, plain: translatePage(current.i18n).plain });
  return (
    <Layout
      {...current}
      renderedAt={renderedAt}
      announcement={current.isFirst ? '' : head.title}
      head={<DocumentHead head={head} />}
    />
  );
}
