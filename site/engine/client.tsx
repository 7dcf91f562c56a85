import '@advisor/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderedAtAttribute } from '../documentAttributes.js';
import { App } from './App.js';
import { preload } from './preload.js';
import { reloadWithoutReact } from './reloadWithoutReact.js';

/**
 * Hydrates the page on intent, see loader/loadReact.ts. Does nothing if a translator or an extension has
 * changed the HTML: React would discard it.
 *
 * @param isUnmodified - whether the HTML is as it was sent
 * @throws if a part of the page or its style sheet fails to load
 */
export async function hydratePage(root: HTMLElement, isUnmodified: () => boolean): Promise<void> {
  const renderedAt = root.getAttribute(renderedAtAttribute)!;
  const first = await preload(location.pathname);
  if (!isUnmodified()) return;
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App first={first} renderedAt={renderedAt} />
      </StrictMode>,
      {
        // React has emptied the root.
        onUncaughtError(error) {
          reportError(error);
          reloadWithoutReact();
        },
      },
    );
  });
}
