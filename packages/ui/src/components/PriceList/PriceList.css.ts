import { beside, globalStyleIn, media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

/** Prices beside conditions. */
export const columns = styleIn('components', {
  ...beside,
  width: '100%',
  rowGap: vars.space[6],
  alignItems: 'start',
});

export const prices = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  '@media': { [media.print]: { marginBlockEnd: '6pt' } },
});

export const price = styleIn('components', { breakInside: 'avoid', fontSize: vars.fontSize.small });

export const label = styleIn('components', { color: vars.color.muted });

export const amount = styleIn('components', {
  display: 'block',
  marginBlock: `${vars.space[1]} ${vars.space[2]}`,
  ...numeral,
  fontSize: vars.fontSize.statement,
  whiteSpace: 'nowrap',
});

// Narrow, so that a price in words begins where the amounts do.
globalStyleIn('components', `${price} > dd`, { maxWidth: '17em' });
