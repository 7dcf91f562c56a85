import { globalStyleIn, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

const { color, fontSize, layout, space } = vars;

/** Prices above their conditions. */
export const list = styleIn('components', { ...stacked(space[7]), width: '100%' });

export const prices = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 3.6 * ${fontSize.statement}), 1fr))`,
  gap: `${space[5]} ${layout.gap}`,
});

globalStyleIn('components', `${prices} > div`, { breakInside: 'avoid' });
globalStyleIn('components', `${prices} dt`, { fontSize: fontSize.small, color: color.muted });

export const amount = styleIn('components', {
  display: 'block',
  marginBlock: `${space[1]} ${space[2]}`,
  ...numeral,
  fontSize: fontSize.statement,
  whiteSpace: 'nowrap',
});
