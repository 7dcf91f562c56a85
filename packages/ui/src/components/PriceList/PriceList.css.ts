import { globalStyleIn, media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

const { color, fontSize, layout, space } = vars;

/** Prices above their conditions. */
export const list = styleIn('components', { ...stacked(space[7]), width: '100%' });

const columns = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`;

export const prices = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: columns(`calc(3.6 * ${fontSize.statement})`),
  gap: `${space[5]} ${layout.gap}`,
});

/** Two columns at most. */
export const conditions = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: columns('max(16rem, 40%)'),
  columnGap: layout.gap,
  fontSize: '1rem',
});

globalStyleIn('components', `:is(${prices}, ${conditions}) > div`, { breakInside: 'avoid' });
globalStyleIn('components', `:is(${prices}, ${conditions}) dt`, {
  fontSize: fontSize.small,
  color: color.muted,
});
globalStyleIn('components', `${conditions} > div`, {
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.print]: { paddingBlock: '4pt' } },
});

export const amount = styleIn('components', {
  display: 'block',
  marginBlock: `${space[1]} ${space[2]}`,
  ...numeral,
  fontSize: fontSize.statement,
  whiteSpace: 'nowrap',
});
