/** Does what CSS cannot do for the bar's panels, until React takes over. */
import * as handover from '@advisor/ui/handover';
import { hoverDelays } from '@advisor/ui/tokens';
import { isPlainClick } from '../pageLink.js';
import { listen } from './listen.js';

const nav = document.querySelector(`[${handover.bar}]`)!;
const mark = (state: 'open' | 'shut' | '') => nav.setAttribute(handover.bar, state);

/** The entry whose panel stays shut until pointer and focus leave it. */
let shut: Element | null = null;

function shutPanel(): void {
  shut = nav.querySelector('li:focus-within') ?? nav.querySelector('li:hover');
  if (shut) mark('shut');
}

let skipEnds = 0;

/** Sets `aria-expanded` to what CSS shows. While a panel is open, the next one opens without delay. */
function followCss(): void {
  if (nav.hasAttribute(handover.hydrated)) return;
  let isAnyOpen = false;
  for (const button of nav.querySelectorAll('button')) {
    const isOpen = getComputedStyle(button.nextElementSibling!).visibility === 'visible';
    button.setAttribute('aria-expanded', String(isOpen));
    isAnyOpen ||= isOpen;
  }
  if (!isAnyOpen) return;
  mark('open');
  clearTimeout(skipEnds);
  skipEnds = window.setTimeout(endSkip, hoverDelays.close + hoverDelays.skip);
}

function endSkip(): void {
  if (nav.getAttribute(handover.bar) === 'open') mark('');
  followCss();
}

// CSS delays a panel by a transition. Firefox and WebKit compute its new state one frame later.
listen('pointerover focusin focusout keyup transitionend', () => requestAnimationFrame(followCss));

// Escape closes a panel (WCAG 1.4.13) and returns focus to its button. A link closes its panel, too,
// because the next page may not be a new document.
listen('keydown', (_, event) => {
  if ((event as KeyboardEvent).key !== 'Escape' || nav.hasAttribute(handover.hydrated)) return;
  shutPanel();
  if (shut?.contains(document.activeElement)) shut.querySelector('button')?.focus();
});

listen('pointerover focusin click', (target, event) => {
  if (nav.hasAttribute(handover.hydrated)) return;
  const isClick = event.type === 'click';
  if (isClick && nav.contains(target) && target.closest('a')) {
    if (isPlainClick(event as MouseEvent)) shutPanel();
  } else if (shut && (isClick || !shut.contains(target))) {
    shut = null;
    mark('');
  }
});
