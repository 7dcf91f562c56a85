import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const contents = styleIn('components', {
  width: '100%',
  paddingBlockEnd: vars.space[4],
  fontSize: vars.fontSize.small,
});

/** Two columns on a phone, four in a wide window. */
export const list = styleIn('components', {
  columns: '4 clamp(9rem, 30vw, 17rem)',
  columnGap: vars.layout.gap,
});

export const label = styleIn('components', {
  marginBlockEnd: vars.space[2],
  color: vars.color.muted,
});

export const link = styleIn('components', {
  display: 'flex',
  alignItems: 'baseline',
  paddingBlock: '7px',
  '@media': { [media.belowMedium]: { paddingBlock: '11px' } },
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});

export const number = styleIn('components', {
  flex: 'none',
  width: '2em',
  fontFeatureSettings: '"tnum", "lnum"',
  color: vars.color.accentText,
});
