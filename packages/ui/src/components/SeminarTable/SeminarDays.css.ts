import { unit } from '../../styles/measure.css.js';
import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

/** On a phone it is below the text and takes the full width. */
export const days = styleIn('components', {
  '@media': { [media.belowSmall]: { vars: { [unit]: '2.3vw' } } },
});

/** In right-to-left text the drawing is mirrored; its labels are not. */
const word = {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
} as const;

export const number = styleIn('components', {
  ...word,
  ...numeral,
  fontSize: '22px',
  fill: vars.color.onPlane,
  textAnchor: 'middle',
});

export const words = styleIn('components', {
  ...word,
  fontSize: '13px',
  fill: vars.color.onPlaneMuted,
});
