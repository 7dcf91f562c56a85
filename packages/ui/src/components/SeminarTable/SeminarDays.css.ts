import { unit } from '../../styles/measure.css.js';
import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';
import { word } from './SeminarTable.css.js';

/** On a phone it is below the text and takes the full width. */
export const days = styleIn('components', {
  '@media': { [media.belowSmall]: { vars: { [unit]: '2.3vw' } } },
});

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
