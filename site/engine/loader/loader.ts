/**
 * Runs once the page is parsed, and adds what HTML and CSS cannot do. It fetches what the visitor is
 * about to need: the next document for a link, React for a control. The page works without it.
 */
import * as contract from '@advisor/ui/hydrationContract';
import { languageOf, storeLanguagePreference } from '../../i18n/languages.js';
import { savesData } from '../pageLink.js';
import { isHydrated, isLeaving } from './links.js';
import { listen } from './listen.js';
import { loadReact, loadReactWhenIdle } from './react.js';

document.getElementById('copyright')!.textContent = `© ${new Date().getFullYear()}`;

// A control needs React.
listen('pointerover touchstart focusin keydown', (target) => {
  if (target.closest('header,button,summary,input,select,textarea')) void loadReact();
});

// A form needs React at once: for validation in the page's language, the draft, and the case from the query.
if (document.forms.length) addEventListener('load', loadReact);

// With a mouse, load React before hover opens a panel. Phones wait for intent.
if (matchMedia('(hover: hover) and (pointer: fine)').matches && !savesData())
  addEventListener('load', loadReactWhenIdle);

// Using the page counts as intent, too.
listen('click keydown', (target) => {
  if (target.closest('a') || document.readyState !== 'complete' || savesData()) return;
  loadReactWhenIdle();
});

// Marks the bar's button that was pressed last, until it is pressed again: React opens its panel.
listen('click keydown', (target, event) => {
  if (isHydrated() || ('key' in event && event.key !== 'Escape')) return;
  const last = document.querySelector(`[${contract.pressed}]`);
  last?.removeAttribute(contract.pressed);
  const button = event.type === 'click' && target.closest('header nav button');
  if (button && button !== last) button.setAttribute(contract.pressed, '');
});

// Two tabs may show two languages: store that of the tab in use before a link is followed. A page
// restored by Back follows the language chosen since.
const storeLanguage = () => storeLanguagePreference(languageOf(location.pathname));
addEventListener('visibilitychange', () => document.hidden || isLeaving() || storeLanguage());
listen('pointerover focusin click auxclick', (target) => {
  if (target.closest(`a[href]:not([${contract.language}])`)) storeLanguage();
});
