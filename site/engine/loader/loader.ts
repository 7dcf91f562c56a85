/**
 * The only script on a page before the visitor does anything. It is at the end of the body,
 * inline; its hash is in the page's Content-Security-Policy. The page works without it, too: menus
 * open by CSS, links and forms are plain HTML. It adds what HTML cannot do, and fetches what the
 * visitor is about to need: the next document for a link, React for a menu or the form.
 */
import { draftKey } from '../../sections/draftKey.js';
import { storeLanguagePreference } from '../../i18n/languagePreference.js';
import type { Language } from '../../i18n/languages.js';
import { isPlainClick, pageLink } from '../pageLink.js';
import { savesData } from '../savesData.js';

type Client = typeof import('../client.js');

const html = document.documentElement;
const root = document.getElementById('root')!;
const live = () => html.dataset['live'] != null;

/** How often a blocked chunk has been asked for: again on the next intent, but not for ever. */
let failures = 0;
let loading = false;
/** Whether React gave way to a document, after which it is fetched again. */
let interrupted = false;
/** What is being fetched ahead: one intent at a time. */
let line: AbortController | undefined;
/** The document that was asked for last. */
let ahead = '';

// Late hydration has a long time to be surprised by a page translator or a password manager. The
// number of elements and the length of the text tell whether this is still the HTML that was sent.
const fingerprint = () => `${root.getElementsByTagName('*').length}:${root.textContent.length}`;
const sent = fingerprint();
const untouched = () => fingerprint() === sent;

/** Puts files into the browser's cache; what the visitor wanted before gives way to them. */
async function fetchAhead(urls: readonly string[]): Promise<void> {
  line?.abort();
  const mine = (line = new AbortController());
  try {
    await Promise.all(urls.map(async (url) => (await fetch(url, { signal: mine.signal })).blob()));
  } finally {
    if (line === mine) line = undefined;
  }
}

function load(): void {
  const urls = root.dataset['modules']?.split(' ');
  if (loading || !urls || failures > 2) return;
  loading = true;
  ahead = '';
  performance.mark('intent');
  // All at once, no waterfall: the first is the client, the others are what it imports. An import
  // cannot be stopped, a fetch can: a visitor who goes to another page waits for none of it.
  fetchAhead(urls)
    .then(() => Promise.all(urls.map((url) => import(/* @vite-ignore */ url))))
    .then(([client]): void | Promise<void> => {
      if (untouched()) return (client as Client).takeOver(root, untouched);
    })
    .catch((error) => {
      loading = false;
      interrupted = error.name === 'AbortError';
      if (interrupted) return;
      if (!failures++) console.error('The page stays plain HTML:', error);
    });
}

function listen(types: string, listener: (event: Event, target: Element) => void): void {
  for (const type of types.split(' ')) {
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) listener(event, event.target);
      },
      { capture: true, passive: true },
    );
  }
}

/** The other page of the site that a link around an element leads to. */
function nextPage(target: Element): string | undefined {
  const link = target.closest('a');
  const to = link?.href ? pageLink(link, location.href) : null;
  return to && to.pathname !== location.pathname ? to.href : undefined;
}

// Each control fetches what it needs, and a plain link needs no React.
listen('pointerover touchstart focusin keydown', (_, target) => {
  if (live()) return;
  if (!target.closest('a')) {
    if (target.closest('[data-intent] :is(button,summary),form[data-intent]')) load();
    return;
  }
  const to = nextPage(target);
  if (!to || to === ahead || savesData()) return;
  ahead = to;
  fetchAhead([to])
    .catch(() => {
      if (ahead === to) ahead = '';
    })
    .then(() => interrupted && !line && load());
});

// Someone who uses the page itself may go on to use more of it: React comes once line and processor
// have nothing to do.
listen('click keydown', (_, target) => {
  if (target.closest('a') || document.readyState !== 'complete' || savesData()) return;
  (window.requestIdleCallback ?? setTimeout)(() => line ?? load());
});

// Nothing of a page that is left stays on the line, except the next document on its way: the browser
// goes on with it from its cache, where it would have to begin anew.
listen('click', (event, target) => {
  const to = nextPage(target);
  if (!to || live() || !isPlainClick(event as MouseEvent)) return;
  if (to !== ahead) line?.abort();
  else if (line) return;
  stop();
});

// After a reload the visitor looks for what they had written: only React brings it back.
try {
  if (document.querySelector('form') && sessionStorage.getItem(draftKey)) load();
} catch {
  // Storage is forbidden, so there is no draft.
}

// An explicit choice of language is remembered before the browser goes there: at a path without
// prefix the old preference would send the visitor back. Query and hash go with the visitor.
listen('click auxclick', (_, target) => {
  const link = target.closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  storeLanguagePreference(link.dataset['language'] as Language);
  link.search = location.search;
  link.hash = location.hash;
});

// Until React is in charge: Escape closes a menu that CSS has opened (WCAG 1.4.13) and gives the
// focus back to its button; the menu stays shut until pointer or focus have been elsewhere.
const nav = document.querySelector<HTMLElement>('[data-nav]');
let shut: Element | null = null;

listen('keydown', (event) => {
  if ((event as KeyboardEvent).key !== 'Escape' || live() || !nav) return;
  shut = nav.querySelector('[data-menu]:focus-within') ?? nav.querySelector('[data-menu]:hover');
  if (!shut) return;
  nav.dataset['esc'] = '';
  if (shut.contains(document.activeElement)) shut.querySelector('button')!.focus();
});

listen('pointerover focusin click', (event, target) => {
  if (shut && (event.type === 'click' || target.closest('[data-menu]') !== shut)) {
    shut = null;
    delete nav!.dataset['esc'];
  }
});

/** `aria-expanded` says what CSS shows. */
function tellExpanded(): void {
  if (live()) return;
  for (const menu of document.querySelectorAll('[data-menu]')) {
    const panel = menu.querySelector('[data-panel]');
    const isOpen = !!panel && getComputedStyle(panel).visibility === 'visible';
    menu.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
  }
}

listen('pointerover focusin focusout keyup', () => {
  tellExpanded();
  setTimeout(tellExpanded, 220); // Hover opens after 200 ms.
});
