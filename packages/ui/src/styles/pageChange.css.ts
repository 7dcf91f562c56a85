import { keyframes } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

/*
 * View transitions. The browser fades the new page in over the old one, so that bar, wall and door seem to stay.
 * Only the text of the head fades out before the new one fades in, so that two large texts never overlap.
 *
 * Between a teaser and the head of its case the drawing's frame moves as well. Both are clipped boxes; a
 * drawing that overflows would be lifted out of the plane that clips it, and cover the bar.
 */

// vanilla-extract's types have no at-rule descriptors.
const onNavigation: object = { navigation: 'auto' };
globalStyleIn('reset', '@view-transition', { '@media': { [media.motion]: onNavigation } });

const { quick, calm, slow, ease } = vars.motion;

// The old page stays opaque below the new one. If both faded, the background would show through whenever a busy
// browser starts one late.
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

// The group stays at the old text until it has faded out, then jumps to the new one.
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

/** Head of a case: the frame grows into it, unless a focused link leads elsewhere. */
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
