import '@advisor/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import { adoptPage } from './loadPage.js';
import type { PageData, ShellData } from './PageData.js';

/** What the inline loader hands over, all fetched at once. */
export type TakeOver = {
  root: HTMLElement;
  data: PageData;
  shell: ShellData;
  /** Whether the HTML is still the one that was sent. */
  untouched: () => boolean;
};

/**
 * Lets React take over the page. Nothing happens if the data are of another build than the HTML, or
 * if a translator or an extension has changed the HTML: React would throw it away, what the visitor
 * has typed included. The page then stays the working HTML that it is.
 */
export async function takeOver({ root, data, shell, untouched }: TakeOver): Promise<void> {
  const { version } = root.dataset;
  if (data.version !== version || shell.version !== version) return;
  const first = await adoptPage(location.pathname, data, shell);
  // In idle time and in slices: a slow phone goes on answering.
  whenIdle(() => {
    if (!untouched()) return;
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App first={first} />
        </StrictMode>,
      );
    });
  });
}

/**
 * Safari knows no idle callback. Chromium called late on the contact page, whose main thread had
 * nothing to do: 300 ms of the 440 from intent to React were its old timeout.
 */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 50 });
  else setTimeout(callback, 1);
}
