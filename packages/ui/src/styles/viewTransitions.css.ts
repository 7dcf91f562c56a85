import { globalStyleIn, styleIn } from './stylesheet.js';

/* View transition names. Without rules of the site, browsers cross-fade. */

const heroText = (viewTransitionName: string) =>
  styleIn('components', { viewTransitionName, viewTransitionClass: 'words' });

/** Texts of a hero, above and below the floor line. */
export const heroTextTransition = { wall: heroText('wall'), floor: heroText('floor') };

/** The drawing of a focused teaser; a click focuses it. */
export const caseFrameTransition = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:focus-within > ${caseFrameTransition}`, {
  viewTransitionName: 'case',
});

/** The case's hero, which the teaser grows into; not if another link has the focus. */
export const caseHeroTransition = styleIn('components', { overflow: 'clip' });
globalStyleIn('components', `:root:not(:has(a:focus)) ${caseHeroTransition}`, {
  viewTransitionName: 'case',
});
