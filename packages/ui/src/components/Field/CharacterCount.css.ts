import { styleIn } from '../../styles/layered.js';
import { vars } from '../../theme/vars.css.js';

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
