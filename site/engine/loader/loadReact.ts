/** Loads React once the visitor needs it, and lets it hydrate the page. */
import { scriptOpensMenusAttribute } from '@advisor/ui/hydrationContract';
import type * as clientModule from '../client.js';
import { fingerprintAttribute, modulesAttribute, rootId } from '../../documentContract.js';
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

// A page translator or an extension may change the HTML, even before this script runs. The number of elements and
// the length of the text reveal it: the build records both.
const fingerprint = () => `${root.getElementsByTagName('*').length}:${root.textContent.length}`;
const isUnmodified = () => fingerprint() === root.getAttribute(fingerprintAttribute);

/** Whether React is being loaded, or has the page. */
let isRequested = false;
const hasFailed = takeReloadMark();
let attemptsLeft = isSupported && modules.length > 0 && !hasFailed ? 3 : 0;

/** Lets CSS open the bar's panels, as without scripts. */
const fallBackToCssPanels = () =>
  document.documentElement.removeAttribute(scriptOpensMenusAttribute);

if (attemptsLeft === 0) fallBackToCssPanels();
if (hasFailed) restoreDraft();

/** Loads React and hydrates the page. If that fails, the next intent tries again. */
export async function loadReact(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  try {
    // The fingerprint is expensive, so not before the first paint.
    isRequested = attemptsLeft > 0 && isUnmodified() && (await hydrate());
  } catch (error) {
    isRequested = false;
    attemptsLeft -= 1;
    // One failure is no reason: a visitor who leaves the page ends its requests.
    if (attemptsLeft === 0) console.error('The page stays plain HTML:', error);
  }
  if (!isRequested) fallBackToCssPanels();
}

async function hydrate(): Promise<boolean> {
  // Some browsers never retry a failed module import, but they do retry a fetch.
  await Promise.all(modules.map(fetchIntoCache));
  // In parallel: the first is the client, the others are its imports.
  const [client] = await Promise.all(modules.map((url) => import(/* @vite-ignore */ url)));
  return (client as typeof clientModule).hydratePage(root, isUnmodified);
}

// oxlint-disable-next-line baseline-js/use-baseline -- Safari has none
export const loadReactWhenIdle = () => void (window.requestIdleCallback ?? setTimeout)(loadReact);
