import '@advisor/ui/styles.css';
import * as contract from '@advisor/ui/hydrationContract';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import { fillForm, KeepHtml } from './KeepHtml.js';
import { leavePanelsToCss } from './leavePanelsToCss.js';
import { loadPageAt } from './loadPage.js';
import { loadStyles } from './preload.js';

/**
 * Hydrates the page on intent, see loader/loader.ts. Does nothing if a translator or an extension has
 * changed the HTML: React would discard it.
 *
 * An error of React takes nothing away. The page that was sent stays as HTML, with what is typed in it. Once a link
 * was followed, the document of the address is loaded: another try, and only one, because that page is then sent.
 *
 * @param untouched - whether the HTML is still the one that was sent
 * @throws when a part of the page cannot be loaded
 */
export async function hydratePage(root: HTMLElement, untouched: () => boolean): Promise<void> {
  const renderedAt = root.dataset['renderedAt']!;
  const { pathname } = location;
  const first = await loadPageAt(pathname);
  loadStyles().catch(() => {}); // The next page tries again.
  const hydrate = () => {
    if (!untouched()) return leavePanelsToCss();
    const sent = root.cloneNode(true);
    const head = [...document.head.querySelectorAll('title,meta,link')];
    let isFirstPage = true;
    startTransition(() => {
      const react = hydrateRoot(
        root,
        <StrictMode>
          <KeepHtml
            onError={({ typed, shown }) =>
              // React is still at work: it cannot be unmounted before it has returned.
              queueMicrotask(() => {
                react.unmount();
                // The first page also fails on its way out, when the address is the next one's already.
                const isSent = isFirstPage && location.pathname === pathname;
                root.replaceChildren(...(isSent ? sent : shown).childNodes);
                document.documentElement.removeAttribute(contract.hydrated);
                leavePanelsToCss();
                if (!isSent) return location.reload();
                document.head.append(...head.filter((element) => !element.isConnected));
                fillForm(typed);
              })
            }
          >
            <App
              first={first}
              renderedAt={renderedAt}
              onPageChange={() => void (isFirstPage = false)}
            />
          </KeepHtml>
        </StrictMode>,
        { onCaughtError: (error) => console.error('The page stays plain HTML:', error) },
      );
    });
  };
  // In idle time and in slices, to keep a slow phone responsive. The timeout is short because Chromium
  // may wait that long. Safari has no requestIdleCallback.
  // oxlint-disable-next-line baseline-js/use-baseline
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 50 });
  else setTimeout(hydrate, 1);
}
