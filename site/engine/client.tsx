import '@advisor/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import {
  snapshotPage,
  restoreTypedValues,
  HydrationErrorBoundary,
  restorePage,
} from './HydrationErrorBoundary.js';
import { fallBackToCssPanels } from './fallBackToCssPanels.js';
import { loadPageAt } from './loadPage.js';
import { loadStyles } from './preload.js';

/**
 * Hydrates the page on intent, see loader/loader.ts. Does nothing if a translator or an extension has
 * changed the HTML: React would discard it.
 *
 * @param isUnmodified - whether the HTML is still the one that was sent
 * @throws when a part of the page cannot be loaded
 */
export async function hydratePage(root: HTMLElement, isUnmodified: () => boolean): Promise<void> {
  const renderedAt = root.dataset['renderedAt']!;
  const first = await loadPageAt(location.pathname);
  loadStyles().catch(() => {}); // The next page tries again.
  const hydrate = () => {
    if (!isUnmodified()) return fallBackToCssPanels();
    const sent = snapshotPage(root);
    let isLeft = false;
    const nodes = [...root.childNodes];
    startTransition(() => {
      const react = hydrateRoot(
        root,
        <StrictMode>
          <HydrationErrorBoundary
            onError={(shown) =>
              // React is still at work: it cannot be unmounted before it has returned.
              queueMicrotask(() => {
                react.unmount();
                restorePage(root, shown, sent, isLeft);
              })
            }
          >
            <App first={first} renderedAt={renderedAt} onPageChange={() => void (isLeft = true)} />
          </HydrationErrorBoundary>
        </StrictMode>,
        {
          onCaughtError: (error) => console.error('The page stays plain HTML:', error),
          onRecoverableError(error) {
            reportError(error);
            // React has built the page anew. The form takes its draft, unless the browser allows no storage.
            if (nodes[0]?.isConnected === false)
              restoreTypedValues({ nodes: nodes.splice(0), focused: null });
          },
        },
      );
    });
  };
  // In idle time and in slices, to keep a slow phone responsive. The timeout is short because Chromium
  // may wait that long. Safari has no requestIdleCallback.
  // oxlint-disable-next-line baseline-js/use-baseline
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 50 });
  else setTimeout(hydrate, 1);
}
