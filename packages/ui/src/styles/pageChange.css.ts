import { keyframes } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

/*
 * From page to page, bar, wall and door stay where they are: the browser fades the new picture in over
 * the old one, and what is equal in both does not change. Only the words of the head go before the new
 * ones come, so that two texts in large letters are never to be read at once.
 *
 * Between a teaser and the head of its case the drawing's frame moves as well. Both are clipped boxes; a
 * drawing that overflows would be lifted out of the plane that clips it, and cover the bar.
 */

// The types of styles know no descriptor of an at-rule.
const onNavigation: object = { navigation: 'auto' };
globalStyleIn('reset', '@view-transition', { '@media': { [media.motion]: onNavigation } });

const { quick, calm, slow, ease } = vars.motion;

// The old picture stays whole below the new one. Fading both lets through what is behind them as soon as
// a busy browser starts one late.
const appear = keyframes({ from: { opacity: 0 } });
for (const name of ['root', 'bar']) {
  globalStyleIn('reset', `::view-transition-old(${name})`, { animation: 'none' });
  globalStyleIn('reset', `::view-transition-new(${name})`, { animationName: appear });
}

const headWord = (viewTransitionName: string) =>
  styleIn('components', { viewTransitionName, viewTransitionClass: 'words' });

/**
 * The words of the head, on its wall and on its floor. What is above them has a name as well, or they
 * would be painted over it: bar and sheet.
 */
export const headWords = { wall: headWord('wall'), floor: headWord('floor') };

// The group keeps the old words' place until they have faded out, then jumps to the new words'.
globalStyleIn('reset', '::view-transition-group(.words)', {
  animationDuration: '1ms',
  animationDelay: quick,
});
globalStyleIn('reset', '::view-transition-old(.words)', {
  animationDuration: quick,
  animationDelay: '0s',
});
globalStyleIn('reset', '::view-transition-new(.words)', { animationDuration: calm });

/** Frame of the drawing on a teaser: it moves when its link has the focus, which a click gives it. */
export const caseFrame = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:focus-within > ${caseFrame}`, { viewTransitionName: 'case' });

/** Head of a case: it takes the place of the frame, unless a link is about to lead elsewhere. */
export const caseHead = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:root:not(:has(a:focus)) ${caseHead}`, { viewTransitionName: 'case' });

globalStyleIn('reset', '::view-transition-group(case)', {
  animationDuration: slow,
  animationTimingFunction: ease,
  overflow: 'clip',
});
globalStyleIn('reset', '::view-transition-old(case),::view-transition-new(case)', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '70% 100%',
  animationDuration: calm,
});
