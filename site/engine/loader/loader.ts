/**
 * The only script on a page before the visitor does anything. It is at the end of the body,
 * inline; its hash is in the page's Content-Security-Policy. The page works without it, too: menus
 * open by CSS, links and forms are plain HTML. It adds what HTML cannot do, and fetches React on
 * the first sign that the visitor wants to use the bar or the form.
 */
import { draftKey } from '../../sections/draftKey.js';
import { storeLanguagePreference } from '../../i18n/languagePreference.js';
import type { Language } from '../../i18n/languages.js';

type Client = typeof import('../client.js');

const html = document.documentElement;
const root = document.getElementById('root')!;

/** A blocked chunk is asked for again on the next intent, but not for ever. */
let attemptsLeft = 3;
let loading = false;

// Late hydration has a long time to be surprised by a page translator or a password manager. The
// number of elements and the length of the text tell whether this is still the HTML that was sent.
const fingerprint = () => `${root.getElementsByTagName('*').length}:${root.textContent.length}`;
const sent = fingerprint();
const untouched = () => fingerprint() === sent;

function load(): void {
  const { modules } = root.dataset;
  if (loading || !modules || !attemptsLeft) return;
  attemptsLeft -= 1;
  loading = true;
  performance.mark('intent');
  // All at once, no waterfall: the first is the client, the others are what it imports.
  Promise.all(modules.split(' ').map((url) => import(/* @vite-ignore */ url)))
    .then(([client]): void | Promise<void> => {
      if (untouched()) return (client as Client).takeOver(root, untouched);
    })
    .catch((error) => {
      loading = false;
      console.error('The page stays plain HTML:', error);
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

listen('pointerover touchstart focusin keydown', (_, target) => {
  if (target.closest('[data-intent]')) load();
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
const live = () => html.dataset['live'] != null;
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
    menu
      .querySelector('button')
      ?.setAttribute(
        'aria-expanded',
        String(!!panel && getComputedStyle(panel).visibility === 'visible'),
      );
  }
}

listen('pointerover focusin focusout keyup', () => {
  tellExpanded();
  setTimeout(tellExpanded, 220); // Hover opens after 200 ms.
});
