import { globalStyleIn, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

const { color, layout, space } = vars;

/** Three of four digits fit the content's width. */
const amountSize = 'clamp(4rem, 1.9rem + 5vw, 6.75rem)';

/** Prices above their conditions. */
export const list = styleIn('components', { ...stacked(space[6]), width: '100%' });

export const prices = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 3.4 * ${amountSize}), 1fr))`,
  gap: `${space[5]} ${layout.gap}`,
});

globalStyleIn('components', `${prices} > div`, { breakInside: 'avoid' });
globalStyleIn('components', `${prices} dt`, { color: color.muted });

export const amount = styleIn('components', {
  display: 'block',
  marginBlock: `${space[3]}`,
  ...numeral,
  fontSize: amountSize,
  whiteSpace: 'nowrap',
});
