import { globalStyleIn, lead, media, styleIn, vars } from '../../styles/stylesheet.js';

export const table = styleIn('components', { width: '100%', tableLayout: 'fixed' });

globalStyleIn('components', `${table} tr > :first-child:not([colspan])`, {
  paddingInlineEnd: vars.layout.gap,
  '@media': { [media.belowSmall]: { paddingInlineEnd: vars.space[4] } },
});

globalStyleIn('components', `${table} :is(th, td)`, { hyphens: 'auto' });

// In half of a phone.
globalStyleIn('components', `${table} h3`, {
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.h4 } },
});

export const text = styleIn('components', {
  ...lead,
  maxWidth: '30em',
  paddingBlock: `${vars.space[3]} ${vars.space[6]}`,
});

export const term = styleIn('components', {
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
});

export const value = styleIn('components', { paddingBlockEnd: vars.space[4] });

export const action = styleIn('components', { paddingBlockStart: vars.space[4] });
