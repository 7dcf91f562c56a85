import { tokens } from '@advisor/ui/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';

/*
 * What the document says itself, beyond its components: how one page becomes the next.
 *
 * The browser fades the new page in over the old one, so that bar, wall and door seem to stay. Only the text of the
 * head fades out before the new one fades in, so that two large texts never overlap. Between a teaser and the
 * head of its case the drawing's frame moves as well. The names are those of the components.
 */

const { quick, calm, slow, ease } = tokens.motion;
const { light, dark } = tokens.color;

// vanilla-extract's types have no at-rule descriptors.
const onNavigation: object = { navigation: 'auto' };
globalStyle('@view-transition', {
  '@media': { '(prefers-reduced-motion: no-preference)': onNavigation },
});

// The old page stays opaque below the new one. If both faded, the background would show through whenever a busy
// browser starts one late.
const appear = keyframes({ from: { opacity: 0 } });
for (const name of ['root', 'bar']) {
  globalStyle(`::view-transition-old(${name})`, { animation: 'none' });
  globalStyle(`::view-transition-new(${name})`, { animationName: appear });
}

// The group stays at the old text until it has faded out, then jumps to the new one.
globalStyle('::view-transition-group(.words)', { animationDuration: '1ms', animationDelay: quick });
globalStyle('::view-transition-old(.words)', { animationDuration: quick, animationDelay: '0s' });
globalStyle('::view-transition-new(.words)', { animationDuration: calm });

globalStyle('::view-transition-group(case)', {
  animationDuration: slow,
  animationTimingFunction: ease,
  overflow: 'clip',
});
globalStyle('::view-transition-old(case),::view-transition-new(case)', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '70% 100%',
  animationDuration: calm,
});

/** A page that takes long: a line along the upper edge. Without motion it is there, and stays. */
const run = keyframes({ from: { scale: '0 1' }, to: { scale: '.9 1' } });
globalStyle('html[data-loading]::before', {
  content: '""',
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 3,
  height: '3px',
  background: `light-dark(${light.accentLine}, ${dark.accentLine})`,
  transformOrigin: '0 0',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${run} 8s ${ease} forwards` },
  },
});
globalStyle('html[data-loading][dir=rtl]::before', { transformOrigin: '100% 0' });
