/**
 * Runs once the page is parsed; before the visitor does anything, only the head's few lines have run.
 * The page works without it, too: menus open by CSS, links and forms are plain HTML. It adds what HTML
 * cannot do, and fetches what the visitor is about to need: the next document for a link, React for a
 * menu or the form.
 */
import * as handover from '@advisor/ui/handover';
import { hoverDelays } from '@advisor/ui/tokens';
import { draftKey } from '../../sections/draftKey.js';
import { storeLanguagePreference, type Language } from '../../i18n/languages.js';
import { isPlainClick, pageLink } from '../pageLink.js';
import { savesData } from '../savesData.js';

type Client = typeof import('../client.js');

const html = document.documentElement;
const root = document.getElementById('root')!;
const live = () => html.hasAttribute(handover.live);

/** How often loading React has failed: the next intent tries again, but not for ever. */
let failures = 0;
let loading = false;
/** Whether loading React gave way to a document, after which it begins again. */
let interrupted = false;
let prefetching: AbortController | undefined;
let prefetchedUrl = '';

// Late hydration has a long time to be surprised by a page translator or a password manager. The
// number of elements and the length of the text show whether this is still the HTML that was sent.
const fingerprint = () => `${root.getElementsByTagName('*').length}:${root.textContent.length}`;
const sent = fingerprint();
const untouched = () => fingerprint() === sent;

/** Puts files into the browser's cache; an earlier prefetch gives way to this one. */
async function prefetch(urls: readonly string[]): Promise<void> {
  prefetching?.abort();
  const own = (prefetching = new AbortController());
  try {
    await Promise.all(urls.map(async (url) => (await fetch(url, { signal: own.signal })).blob()));
  } finally {
    if (prefetching === own) prefetching = undefined;
  }
}

function load(): void {
  const urls = root.dataset['modules']?.split(' ');
  if (loading || !urls || failures > 2) return;
  loading = true;
  prefetchedUrl = '';
  waits = true;
  if (form) form.noValidate = true;
  performance.mark('intent');
  // All at once, no waterfall: the first is the client, the others are what it imports. An import
  // cannot be stopped, a fetch can: a visitor who goes to another page waits for none of it.
  prefetch(urls)
    .then(() => Promise.all(urls.map((url) => import(/* @vite-ignore */ url))))
    .then(([client]): void | Promise<void> => {
      if (untouched()) return (client as Client).takeOver(root, untouched);
    })
    .then(release)
    .catch((error) => {
      loading = false;
      release();
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

const needsReact = `[${handover.intent}] :is(button,summary),form[${handover.intent}]`;

// Each control fetches what it needs, and a plain link needs no React.
listen('pointerover touchstart focusin keydown', (_, target) => {
  if (live()) return;
  if (!target.closest('a')) {
    if (target.closest(needsReact)) load();
    return;
  }
  const to = nextPage(target);
  if (!to || to === prefetchedUrl || savesData()) return;
  prefetchedUrl = to;
  prefetch([to])
    .catch(() => {
      if (prefetchedUrl === to) prefetchedUrl = '';
    })
    .then(() => interrupted && !prefetching && load());
});

// A visitor who uses the page may use more of it: React comes once network and processor are idle.
listen('click keydown', (_, target) => {
  if (target.closest('a') || document.readyState !== 'complete' || savesData()) return;
  (window.requestIdleCallback ?? setTimeout)(() => prefetching ?? load());
});

// Leaving a page cancels its prefetches, except that of the next document: the browser continues it
// from its cache.
listen('click', (event, target) => {
  const to = nextPage(target);
  if (!to || live() || !isPlainClick(event as MouseEvent)) return;
  if (to !== prefetchedUrl) prefetching?.abort();
  else if (prefetching) return;
  stop();
});

// An explicit choice of language is stored before the browser goes there: at a path without prefix
// the old preference would send the visitor back. Query and hash go with the visitor.
listen('click auxclick', (_, target) => {
  const link = target.closest<HTMLAnchorElement>(`a[${handover.language}]`);
  if (!link) return;
  storeLanguagePreference(link.getAttribute(handover.language) as Language);
  link.search = location.search;
  link.hash = location.hash;
});

/** The longest that a message waits for React before the browser posts it by itself, in ms. */
const longestWait = 4000;
const form = document.querySelector<HTMLFormElement>(`form[${handover.intent}]`);
/** Whether Send waits for React, which checks the fields and stays on the page. */
let waits = false;
let held = 0;

form?.addEventListener(
  'submit',
  (event) => {
    if (!waits) return;
    event.preventDefault();
    event.submitter?.setAttribute('aria-disabled', 'true');
    held ||= window.setTimeout(release, longestWait);
  },
  { capture: true },
);

/** Lets a waiting message go: to React if it is there, else as the browser posts it. */
function release(): void {
  waits = false;
  if (!form) return;
  form.noValidate = live();
  form.querySelector('[aria-disabled]')?.removeAttribute('aria-disabled');
  if (held) form.requestSubmit();
  clearTimeout(held);
  held = 0;
}

// A draft from before a reload and a question about a case are filled in by React alone.
try {
  if (form && (/[?&]case=/.test(location.search) || sessionStorage.getItem(draftKey))) load();
} catch {
  // Storage is forbidden, so there is no draft.
}

// Until React is in charge: Escape closes a menu that CSS has opened (WCAG 1.4.13) and gives the
// focus back to its button; the menu stays shut until pointer or focus have been elsewhere.
const nav = document.querySelector(`[${handover.nav}]`);
const menu = `[${handover.menu}]`;
let shut: Element | null = null;

listen('keydown', (event) => {
  if ((event as KeyboardEvent).key !== 'Escape' || live() || !nav) return;
  shut = nav.querySelector(`${menu}:focus-within`) ?? nav.querySelector(`${menu}:hover`);
  if (!shut) return;
  nav.setAttribute(handover.dismissed, '');
  if (shut.contains(document.activeElement)) shut.querySelector('button')!.focus();
});

listen('pointerover focusin click', (event, target) => {
  if (shut && (event.type === 'click' || target.closest(menu) !== shut)) {
    shut = null;
    nav!.removeAttribute(handover.dismissed);
  }
});

let hovered: Element | null = null;
let skipEnds = 0;

/** `aria-expanded` says what CSS shows; once a panel is open, the next one opens without a delay. */
function followCss(): void {
  if (live() || !nav) return;
  let isAnyOpen = false;
  for (const group of nav.querySelectorAll(menu)) {
    const panel = group.querySelector(`[${handover.panel}]`)!;
    const isOpen = getComputedStyle(panel).visibility === 'visible';
    group.querySelector('button')!.setAttribute('aria-expanded', String(isOpen));
    isAnyOpen ||= isOpen;
  }
  if (!isAnyOpen) return;
  nav.setAttribute(handover.skipsDelay, '');
  clearTimeout(skipEnds);
  skipEnds = window.setTimeout(() => {
    nav.removeAttribute(handover.skipsDelay);
    followCss();
  }, hoverDelays.close + hoverDelays.skip);
}

listen('pointerover', ({ timeStamp }, target) => {
  const group = target.closest(menu);
  if (group !== hovered) group?.setAttribute(handover.hoveredAt, String(timeStamp));
  hovered = group;
});

listen('pointerover focusin focusout keyup', () => {
  followCss();
  setTimeout(followCss, hoverDelays.open + 20);
});
