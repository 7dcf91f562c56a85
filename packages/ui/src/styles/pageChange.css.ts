import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

/*
 * From page to page the door stays where it is, because it is drawn in the same place: the old page
 * fades out, then the new one fades in, so that two texts are never to be read at once.
 *
 * Only between a plate and the head of its case something moves: the drawing's frame. Both are clipped
 * boxes; a drawing that overflows would be lifted out of the plane that clips it, and cover the bar.
 */

function unlessStill(selector: string, rule: object): void {
  globalStyleIn('reset', selector, { '@media': { [media.motion]: rule } });
}

unlessStill('@view-transition', { navigation: 'auto' });

const { quick, calm, slow, ease } = vars.motion;

unlessStill('::view-transition-old(root)', {
  animationDuration: quick,
  animationTimingFunction: ease,
});
unlessStill('::view-transition-new(root)', {
  animationDuration: calm,
  animationDelay: quick,
  animationFillMode: 'both',
  animationTimingFunction: ease,
});

/** Frame of the drawing on a plate: it moves when its link has the focus, which a click gives it. */
export const caseFrame = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:focus-within > ${caseFrame}`, { viewTransitionName: 'case' });

/** Head of a case: it takes the place of the frame, unless a link is about to lead elsewhere. */
export const caseHead = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:root:not(:has(a:focus)) ${caseHead}`, { viewTransitionName: 'case' });

unlessStill('::view-transition-group(case)', {
  animationDuration: slow,
  animationTimingFunction: ease,
  overflow: 'clip',
});
for (const page of ['old', 'new']) {
  unlessStill(`::view-transition-${page}(case)`, {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '70% 100%',
    animationDuration: calm,
  });
}
