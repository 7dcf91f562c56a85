import '@advisor/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import { loadPageAt } from './loadPage.js';
import { loadStyles } from './preload.js';

/**
 * Hydrates the page on intent, see loader/loader.ts. Does nothing if a translator or an extension has
 * changed the HTML: React would discard it, along with what the visitor has typed.
 *
 * @param untouched - whether the HTML is still the one that was sent
 * @throws when a part of the page cannot be loaded
 */
export async function takeOver(root: HTMLElement, untouched: () => boolean): Promise<void> {
  const renderedAt = root.dataset['renderedAt']!;
  const first = await loadPageAt(location.pathname);
  loadStyles().catch(() => {}); // The next page tries again.
  const hydrate = () => {
    if (!untouched()) return;
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App first={first} renderedAt={renderedAt} />
        </StrictMode>,
      );
    });
  };
  // In idle time and in slices, to keep a slow phone responsive. The timeout is short because Chromium
  // may wait that long. Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 50 });
  else setTimeout(hydrate, 1);
}
