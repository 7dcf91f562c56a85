import { tokens } from '@advisor/ui/tokens';
import { globalLayer, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { loadingAttribute } from '../documentAttributes.js';

/* Styles of the document itself: its background and the loading indicator. */

const { ease } = tokens.motion;

/** Above the layers of the package. */
const layer = globalLayer('site');
const siteStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

// Visible below the footer of a page that does not fill the window.
siteStyle('html', { '@media': { screen: { background: 'var(--advisor-color-planeDeep)' } } });

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
