/**
 * Runs once the page is parsed, and adds what HTML and CSS cannot do. It fetches what the visitor is
 * about to need: the next document for a link, React for a control. The page works without it.
 */
import { copyrightId } from '../../documentAttributes.js';
import { isSamePage, savesData } from '../pageLink.js';
import { saveChange } from './formDraft.js';
import { listen } from './listen.js';
import { loadReact, loadReactWhenIdle } from './loadReact.js';
import { isHydrated, prefetchDocument } from './prefetch.js';

// Fetch ahead.
listen('pointerover touchstart focusin keydown', (target, event) => {
  prefetchDocument(event);
  if (target.closest('header,button,summary,input,select,textarea')) void loadReact();
});
listen('input change', saveChange);

// A form needs React at once: for validation in the page's language, the draft, and the case from the query. With a
// mouse, load React before hover opens a panel; phones wait for intent.
const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
if (document.forms.length) addEventListener('load', loadReact);
else if (hasMouse && !savesData()) addEventListener('load', loadReactWhenIdle);

// After a change of page by React and a reload, Back changes the address without loading a document: this one would
// still show its own page.
const shown = new URL(location.href);
addEventListener('popstate', () => {
  if (!isHydrated() && !isSamePage(new URL(location.href), shown)) location.reload();
});

// On Back and Forward within the page, unlike elsewhere (see beforePaint.ts), the browser restores the position.
listen('click', (target) => {
  if (target.closest('a[href^="#"]')) history.scrollRestoration = 'auto';
});

document.getElementById(copyrightId)!.textContent = `© ${new Date().getFullYear()}`;
