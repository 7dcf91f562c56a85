import { globalStyleIn, media, vars } from './stylesheet.js';
import { serif } from './typography.js';

const reset = globalStyleIn.bind(null, 'reset');

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', {
  fontSynthesis: 'none',
  // Safari enlarges text on a phone in landscape.
  WebkitTextSizeAdjust: '100%',
  // Keeps anchors clear of the sticky header.
  scrollPaddingTop: `calc(${vars.size.header} + ${vars.space[4]})`,
});
reset('body', {
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  '@media': { [media.belowSmall]: { lineHeight: 1.4 } },
  fontKerning: 'normal',
  // Lets a long word break, so that its column can shrink.
  overflowWrap: 'anywhere',
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('p, li, dt, dd', {
  // No single word on the last line of a paragraph.
  textWrap: 'pretty',
  // On a phone, a long word may be wider than its column.
  '@media': { [media.belowSmall]: { hyphens: 'auto', hyphenateLimitChars: '14 6 6' } },
});
reset('ul, ol', { listStyle: 'none' });
// To screen readers, WebKit has no list without markers. These are invisible and silent. Where an item has its own
// `::before`, set the position.
reset('li::before', { content: '"\\200b" / ""', position: 'absolute' });
reset('img, svg', { display: 'block' });
reset('img', { maxWidth: '100%', height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('input:is([type=checkbox], [type=radio])', {
  width: 'max(24px, 1.5rem)',
  height: 'max(24px, 1.5rem)',
  accentColor: vars.color.primary,
  verticalAlign: 'bottom',
});
reset('button', { background: 'none', border: 0, cursor: 'pointer' });
// A group of checkboxes looks like a field with its label.
reset('fieldset', { border: 0, minWidth: 0 });
reset('legend', {
  ...serif,
  marginBlockEnd: vars.space[2],
  fontSize: vars.fontSize.h4,
  lineHeight: 1.25,
});
reset('summary', { cursor: 'pointer' });
reset('a', {
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accentText,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
});
// The same selection colours on paper and petrol.
reset('::selection', { background: vars.color.onPlaneAccent, color: vars.color.onPlaneAction });
reset('input, textarea', { caretColor: vars.color.accentText });
reset('table', { borderCollapse: 'collapse', width: '100%' });
reset('th, td', { fontWeight: 'inherit', textAlign: 'start', verticalAlign: 'top' });
// Two tones, because one has too little contrast on either paper or petrol (WCAG 2.4.13).
reset(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.bg}`,
});
// Focused by script after navigation, as a place to read from: no ring, because they are no controls.
reset(':is(h1, h2, section, article, form)[tabindex="-1"]', { outline: 'none', boxShadow: 'none' });

globalStyleIn('preferences', '*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      // Any longer duration would paint the first frame.
      animationDuration: '0s !important',
      // Not zero, so that `transitionend` still fires.
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
