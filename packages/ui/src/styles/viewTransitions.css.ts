import { globalStyleIn, styleIn } from './stylesheet.js';

/*
 * Names for view transitions between pages. Whether and how a page moves is the site's to say: without rules of
 * its own the browser fades.
 */

const headWord = (viewTransitionName: string) =>
  styleIn('components', { viewTransitionName, viewTransitionClass: 'words' });

/** The words of a head, on its wall and on its floor. */
export const headWords = { wall: headWord('wall'), floor: headWord('floor') };

/** Frame of the drawing on a teaser: it moves when its link has the focus, which a click gives it. */
export const caseFrame = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:focus-within > ${caseFrame}`, { viewTransitionName: 'case' });

/** Head of a case: the frame grows into it, unless a focused link leads elsewhere. */
export const caseHead = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:root:not(:has(a:focus)) ${caseHead}`, { viewTransitionName: 'case' });
