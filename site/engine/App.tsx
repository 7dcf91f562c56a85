import { Fragment, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydratedAttribute } from '../documentAttributes.js';
import { Layout } from '../frame/Layout.js';
import { storeLanguagePreference } from '../i18n/preferredLanguage.js';
import { DocumentHead, pageHead } from '../seo/DocumentHead.js';
import { followLinks } from './followLinks.js';
import type { LoadedPage } from '../pages/loadPage.js';
import { resetScrollAndFocus } from './pageChange.js';

type AppProps = {
  /** The page in the document. */
  first: LoadedPage;
  renderedAt: string;
};

/** The site in the browser. A page replaces the last one as soon as it has loaded. */
export function App({ first, renderedAt }: AppProps) {
  const [current, setCurrent] = useState({ ...first, renderedAt, visit: 0 });
  // Numbered, so that an equal toast is announced again.
  const [toast, setToast] = useState({ number: 0, element: undefined as ReactNode });
  const showToast = (element: ReactNode) =>
    setToast(({ number }) => ({ number: number + 1, element }));

  useLayoutEffect(() => {
    // From now on React handles the links.
    document.documentElement.setAttribute(hydratedAttribute, '');
    return followLinks((next) =>
      startTransition(() => {
        setCurrent(({ visit }) => ({
          ...next,
          renderedAt: new Date().toISOString(),
          visit: visit + 1,
        }));
        showToast(undefined);
      }),
    );
  }, []);

  useLayoutEffect(() => {
    if (current.visit === 0) return;
    document.documentElement.lang = current.language;
    storeLanguagePreference(current.language);
    resetScrollAndFocus();
  }, [current]);

  const head = pageHead({ ...current, plain: current.t.plain });
  return (
    <Layout
      {...current}
      toast={<Fragment key={`toast ${toast.number}`}>{toast.element}</Fragment>}
      showToast={showToast}
      announcement={current.visit === 0 ? '' : head.title}
      head={<DocumentHead head={head} />}
    />
  );
}
