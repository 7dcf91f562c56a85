import { globalStyleIn, styleIn } from './stylesheet.js';

/* View transition names. Without rules of the site, browsers cross-fade. */

const headWord = (viewTransitionName: string) =>
  styleIn('components', { viewTransitionName, viewTransitionClass: 'words' });

/** Texts of a hero, above and below the floor line. */
export const headWords = { wall: headWord('wall'), floor: headWord('floor') };

/** The drawing of a focused teaser; a click focuses it. */
export const caseFrame = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:focus-within > ${caseFrame}`, { viewTransitionName: 'case' });

/** The case's hero, which the teaser grows into; not if another link has the focus. */
export const caseHead = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:root:not(:has(a:focus)) ${caseHead}`, { viewTransitionName: 'case' });
