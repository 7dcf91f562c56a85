import { styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle } from '../../styles/typography.js';

export const text = styleIn('primitives', { maxWidth: vars.size.measure });

export const size = {
  small: styleIn('primitives', {
    fontSize: vars.fontSize.small,
    lineHeight: 1.5,
    textWrap: 'balance',
  }),
  body: styleIn('primitives', { fontSize: vars.fontSize.body }),
  lead: styleIn('primitives', leadStyle),
};

export const tone = {
  default: undefined,
  muted: styleIn('primitives', { color: vars.color.muted }),
};
