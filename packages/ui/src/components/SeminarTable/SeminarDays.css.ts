import { unit } from '../../styles/measure.css.js';
import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

/** As wide as a phone, where it is below the words. */
export const days = styleIn('components', {
  '@media': { [media.belowSmall]: { vars: { [unit]: '2.3vw' } } },
});

/** The drawing is mirrored where text runs from right to left; its words are not. */
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
