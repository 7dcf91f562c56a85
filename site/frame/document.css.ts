import { tokens } from '@advisor/ui/tokens';
import { globalLayer, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { loadingAttribute } from '../documentAttributes.js';

/*
 * Styles of the document itself: its background, and the transition between pages.
 *
 * The browser fades the new page in over the old one, so that header, wall and door seem to stay. Only the text of the
 * head fades out before the new one fades in, so that two large texts never overlap. The names are those of the
 * components.
 */

const { quick, calm, ease } = tokens.motion;

/** Above the layers of the package. */
const layer = globalLayer('site');
const siteStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

// Visible below the footer of a page that does not fill the window.
siteStyle('html', { '@media': { screen: { background: 'var(--advisor-color-planeDeep)' } } });

// vanilla-extract's types have no at-rule descriptors.
const onNavigation: object = { navigation: 'auto' };
siteStyle('@view-transition', {
  '@media': { '(prefers-reduced-motion: no-preference)': onNavigation },
});

// The old page stays opaque below the new one. If both faded, the background would show through whenever a busy
// browser starts one late.
const appear = keyframes({ from: { opacity: 0 } });
for (const name of ['root', 'advisor-header']) {
  siteStyle(`::view-transition-old(${name})`, { animation: 'none' });
  siteStyle(`::view-transition-new(${name})`, { animationName: appear });
}

// The group stays at the old text until it has faded out, then jumps to the new one.
siteStyle('::view-transition-group(.advisor-words)', {
  animationDuration: '1ms',
  animationDelay: quick,
});
siteStyle('::view-transition-old(.advisor-words)', {
  animationDuration: quick,
  animationDelay: '0s',
});
siteStyle('::view-transition-new(.advisor-words)', { animationDuration: calm });

/** The loading indicator: a line along the upper edge, static with reduced motion. */
const run = keyframes({ from: { scale: '0 1' }, to: { scale: '.9 1' } });
siteStyle(`html[${loadingAttribute}]::before`, {
  content: '""',
  position: 'fixed',
  insetInline: 0,
  top: 0,
  // Above the header and the skip link, which the package stacks at 10 and 11.
  zIndex: 12,
  height: '3px',
  background: 'var(--advisor-color-accentLine)',
  transformOrigin: '0 0',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${run} 8s ${ease} forwards` },
  },
});
