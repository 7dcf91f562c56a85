import '@advisor/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import {
  copyTypedValues,
  HydrationErrorBoundary,
  restorePage,
  snapshotPage,
} from './HydrationErrorBoundary.js';
import { loadPageAt, loadStyles } from './loadPage.js';

/**
 * Hydrates the page on intent, see loader/react.ts. Does nothing if a translator or an extension has
 * changed the HTML: React would discard it.
 *
 * @param isUnmodified - whether the HTML is as it was sent
 * @returns whether React has the page
 * @throws if a part of the page fails to load
 */
export async function hydratePage(
  root: HTMLElement,
  isUnmodified: () => boolean,
): Promise<boolean> {
  const renderedAt = root.dataset['renderedAt']!;
  const first = await loadPageAt(location.pathname);
  loadStyles().catch(() => {}); // The next page tries again.
  await idleTime();
  if (!isUnmodified()) return false;
  const sent = snapshotPage(root);
  let [form] = document.forms;
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));
  startTransition(() => {
    const react = hydrateRoot(
      root,
      <StrictMode>
        <HydrationErrorBoundary
          onError={(shown) =>
            // React cannot unmount while it renders.
            queueMicrotask(() => {
              react.unmount();
              // Before the error React may have rendered the page anew, without its form.
              restorePage(root, shown.form ? shown : { ...shown, form, focused }, sent);
            })
          }
        >
          <App first={first} renderedAt={renderedAt} />
        </HydrationErrorBoundary>
      </StrictMode>,
      {
        onCaughtError: (error) => console.error('The page stays plain HTML:', error),
        onRecoverableError(error) {
          reportError(error);
          // React has rendered the page anew. The form restores its draft; without storage, copy the values.
          if (form?.isConnected === false) copyTypedValues(form, focused);
          form = document.forms[0] ?? form;
        },
      },
    );
  });
  return true;
}

/** To keep a slow phone responsive. The timeout is short because Chromium may wait that long. */
const idleTime = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    // oxlint-disable-next-line baseline-js/use-baseline
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 50 });
    else setTimeout(resolve, 1);
  });
