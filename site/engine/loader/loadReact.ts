/** Loads React once the visitor needs it, and lets it hydrate the page. */
import type * as clientModule from '../client.js';
import { fingerprintAttribute, modulesAttribute, rootId } from '../../documentAttributes.js';
import { takeReloadMark } from '../reloadWithoutReact.js';
import { restoreDraft } from './formDraft.js';
import { fetchIntoCache } from './prefetch.js';

const root = document.getElementById(rootId)!;

/** Addresses of the client and of its imports. A page without them stays HTML. */
const modules = root.getAttribute(modulesAttribute)?.split(' ') ?? [];

/**
 * Whether the browser supports the Baseline of `browserslist`; an older one keeps the HTML. `light-dark()` came last
 * in Chromium and Safari, `AbortSignal.any` in Firefox.
 */
const isSupported = CSS.supports('color', 'light-dark(#000,#fff)') && 'any' in AbortSignal;

// A page translator, an extension or a proxy may change the HTML, even before this script runs. The number of nodes and
// the length of the text reveal it: the build records both.
const fingerprint = () =>
  `${document.evaluate('count(.//node())', root).numberValue}:${root.textContent.length}`;
const isUnmodified = () => fingerprint() === root.getAttribute(fingerprintAttribute);

const hasFailed = takeReloadMark();
let attemptsLeft = 3;
/** Whether no further attempt starts: React is loading, has hydrated the page, or must not. */
let isSettled = !isSupported || modules.length === 0 || hasFailed;

if (hasFailed) restoreDraft();

/**
 * Loads React and hydrates the page. If that fails, the next intent tries again; a page that has been changed stays
 * HTML.
 */
export async function loadReact(): Promise<void> {
  if (isSettled) return;
  isSettled = true;
  try {
    // Only now, because computing the fingerprint is too slow for page load.
    if (isUnmodified()) await hydrate();
  } catch (error) {
    attemptsLeft -= 1;
    isSettled = attemptsLeft === 0;
    // Not at the first failure: leaving the page aborts its requests, too.
    if (isSettled) console.error('The page stays plain HTML:', error);
  }
}

async function hydrate(): Promise<void> {
  // Browsers may keep a failed module import for good (whatwg/html#6768), but never a failed fetch.
  await Promise.all(modules.map(fetchIntoCache));
  // In parallel: the first is the client, the others are its imports.
  const [client] = await Promise.all(modules.map((url) => import(/* @vite-ignore */ url)));
  await (client as typeof clientModule).hydratePage(root, isUnmodified);
}

// oxlint-disable-next-line baseline-js/use-baseline -- Safari has none
export const loadReactWhenIdle = () => void (window.requestIdleCallback ?? setTimeout)(loadReact);
