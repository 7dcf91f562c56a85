import '@advisor/ui/styles.css';
import * as handover from '@advisor/ui/handover';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import { fillForm, KeepHtml } from './KeepHtml.js';
import { loadPageAt } from './loadPage.js';
import { loadStyles } from './preload.js';

const leavePanelsToCss = () => document.documentElement.removeAttribute(handover.scripted);

/**
 * Hydrates the page on intent, see loader/loader.ts. Does nothing if a translator or an extension has
 * changed the HTML: React would discard it.
 *
 * An error of React takes nothing away. The document's own page stays as the HTML that was sent, with what is
 * typed in it; any other page is loaded anew from its address.
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
    const head = [...document.head.children];
    startTransition(() => {
      const react = hydrateRoot(
        root,
        <StrictMode>
          <KeepHtml
            onError={(typed) => {
              if (location.pathname !== pathname) return location.reload();
              // React is still at work: it cannot be unmounted before it has returned.
              queueMicrotask(() => {
                react.unmount();
                root.replaceChildren(...sent.childNodes);
                document.head.append(...head.filter((element) => !element.isConnected));
                document.documentElement.removeAttribute(handover.hydrated);
                leavePanelsToCss();
                fillForm(typed);
              });
            }}
          >
            <App first={first} renderedAt={renderedAt} />
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
