import { styleIn, vars } from '../../styles/stylesheet.js';

export const count = styleIn('components', {
  marginTop: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'end',
});

export const over = styleIn('components', {
  color: vars.color.danger,
  fontWeight: vars.fontWeight.medium,
});
