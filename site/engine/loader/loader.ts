/**
 * Runs once the page is parsed, and adds what HTML and CSS cannot do. It fetches what the visitor is
 * about to need: the next document for a link, React for a control. The page works without it.
 */
import * as contract from '@advisor/ui/hydrationContract';
import { languageOf, storeLanguagePreference } from '../../i18n/languages.js';
import { fallBackToCssPanels } from '../fallBackToCssPanels.js';
import { isPlainClick, pageLink } from '../pageLink.js';
import { savesData } from '../savesData.js';
import { isSubmitting } from './form.js';
import { listen } from './listen.js';

const root = document.getElementById('root')!;
const isHydrated = () => document.documentElement.hasAttribute(contract.hydrated);

document.getElementById('copyright')!.textContent = `© ${new Date().getFullYear()}`;

// A page translator or an extension may change the HTML, even before this script runs. The number of elements and
// the length of the text reveal it: the build records both.
const fingerprint = () => `${root.getElementsByTagName('*').length}:${root.textContent.length}`;
const isUnmodified = () => !isSubmitting() && fingerprint() === root.dataset['fingerprint'];

/**
 * Whether the browser supports the Baseline of `browserslist`; an older one keeps the HTML. `light-dark()` came last
 * in Chromium and Safari, `AbortSignal.any` in Firefox.
 */
const isSupported = CSS.supports('color', 'light-dark(#000,#fff)') && 'any' in AbortSignal;

/** Puts files into the browser's cache. */
const fetchAll = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await fetch(url)).blob()));

// After a reload, Back stays in the document, which has another page's HTML.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isHydrated() && location.pathname !== pathname) location.reload();
});

/** Whether the pointer is on a link to another page. */
let isOnLink = false;
/** Continues a load that has waited for the pointer to leave a link. */
let resume = () => {};

let isLoading = false;
/** How often loading React has failed. The next intent tries again, up to three times. */
let failures = 0;
/** Leaving a page stops its fetches, which is no failure. */
let isLeaving = false;
addEventListener('pagehide', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

const urls = root.dataset['modules']?.split(' ');
if (!isSupported || !urls) fallBackToCssPanels();

async function load(): Promise<void> {
  if (isLoading || !isSupported || !urls) return;
  // The fingerprint is expensive, so not before the first paint.
  if (failures === 3 || !isUnmodified()) return fallBackToCssPanels();
  isLoading = true;
  try {
    // Some browsers never retry a failed module import, but they do retry a fetch.
    await fetchAll(urls);
    // Hydrating would delay the page that the visitor is about to open.
    if (isOnLink) await new Promise<void>((resolve) => (resume = resolve));
    // In parallel: the first is the client, the others are its imports.
    const [client] = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)));
    await (client as typeof import('../client.js')).hydratePage(root, isUnmodified);
  } catch (error) {
    isLoading = false;
    if (isLeaving) return;
    failures += 1;
    fallBackToCssPanels();
    if (failures === 1) console.error('The page stays plain HTML:', error);
  }
}

// oxlint-disable-next-line baseline-js/use-baseline -- Safari has none
const loadWhenIdle = () => void (window.requestIdleCallback ?? setTimeout)(load);

/** The page that the link around an element leads to, if it is another one of this site. */
function nextPage(target: Element): string | undefined {
  const link = target.closest('a');
  const to = link?.href ? pageLink(link, location.href) : null;
  return to && to.pathname !== location.pathname ? to.href : undefined;
}

// Two tabs may show two languages: store that of the tab in use before a link is followed or prerendered. A page
// restored by Back follows the language chosen since.
const storeLanguage = () => storeLanguagePreference(languageOf(location.pathname));
addEventListener('visibilitychange', () => document.hidden || isLeaving || storeLanguage());
listen('pointerover focusin click auxclick', (target) => {
  if (target.closest(`a[href]:not([${contract.language}])`)) storeLanguage();
});

let fetched = '';

listen('pointerover touchstart focusin keydown', (target, { type }) => {
  if (target.closest('header,button,summary,input,select,textarea')) void load();
  const to = nextPage(target);
  isOnLink = Boolean(to) && type === 'pointerover';
  if (!isOnLink) resume();
  if (!to || to === fetched || isHydrated() || savesData()) return;
  fetched = to;
  fetchAll([to]).catch(() => {});
});

// Using the page counts as intent, too: React loads once the page has loaded and the browser is idle.
listen('click keydown', (target) => {
  if (target.closest('a') || document.readyState !== 'complete' || savesData()) return;
  loadWhenIdle();
});

// With a mouse, load React before hover opens a panel. Phones wait for intent.
if (matchMedia('(hover: hover) and (pointer: fine)').matches && !savesData()) {
  addEventListener('load', loadWhenIdle);
}

// Marks the bar's button that was pressed last, until it is pressed again: React opens its panel.
listen('click keydown', (target, event) => {
  if (isHydrated() || ('key' in event && event.key !== 'Escape')) return;
  const last = document.querySelector(`[${contract.pressed}]`);
  last?.removeAttribute(contract.pressed);
  const button = event.type === 'click' && target.closest('header nav button');
  if (button && button !== last) button.setAttribute(contract.pressed, '');
});

// A form needs React at once: for validation in the page's language, the draft, and the case from the query.
if (document.forms.length) addEventListener('load', load);

// The next document arrives sooner if nothing else is being fetched, except the document itself.
listen('click', (target, event) => {
  const to = nextPage(target);
  if (!to || to === fetched || isHydrated() || !isPlainClick(event as MouseEvent)) return;
  isLeaving = true;
  window.stop();
});
