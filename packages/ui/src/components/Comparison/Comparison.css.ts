import { globalStyleIn, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

export const table = styleIn('components', {
  width: '100%',
  tableLayout: 'fixed',
  // Smaller, because a column is half as wide as a phone.
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.small } },
});

globalStyleIn('components', `${table} :is(th, td)`, {
  '@media': { [media.belowSmall]: { hyphens: 'auto' } },
});

const gap = `min(${vars.layout.gap}, 4vw) / 2`;
globalStyleIn('components', `${table} tr > :first-child:not([colspan])`, {
  paddingInlineEnd: `calc(${gap})`,
});
globalStyleIn('components', `${table} tr > * + *`, { paddingInlineStart: `calc(${gap})` });

export const offer = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.18,
  textWrap: 'balance',
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.h4 } },
});

export const text = styleIn('components', {
  paddingBlock: `${vars.space[3]} ${vars.space[6]}`,
  maxWidth: '30em',
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.lead, textWrap: 'balance' } },
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
