import { globalStyleIn, media, vars } from './stylesheet.js';

/*
 * From page to page the door stays where it is, because it is drawn in the same place: the two pages
 * cross-fade as a whole. Nothing has its own `view-transition-name`: a named drawing would be
 * lifted out of the plane that clips it, and cover the bar.
 */

function unlessStill(selector: string, rule: object): void {
  globalStyleIn('reset', selector, { '@media': { [media.motion]: rule } });
}

unlessStill('@view-transition', { navigation: 'auto' });

for (const page of ['old', 'new']) {
  unlessStill(`::view-transition-${page}(root)`, {
    animationDuration: vars.motion.slow,
    animationTimingFunction: vars.motion.ease,
  });
}
