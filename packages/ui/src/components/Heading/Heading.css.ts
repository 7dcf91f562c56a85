import { styleIn, vars } from '../../styles/stylesheet.js';

export const heading = styleIn('primitives', {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  textWrap: 'balance',
  // Only where a German compound would not fit at all; the words break by the page's `lang`.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
});

export const size = {
  monument: styleIn('primitives', {
    fontSize: vars.fontSize.monument,
    lineHeight: 0.98,
    letterSpacing: '-.03em',
  }),
  statement: styleIn('primitives', {
    fontSize: vars.fontSize.statement,
    lineHeight: vars.lineHeight.display,
    letterSpacing: '-.028em',
  }),
  h1: styleIn('primitives', {
    fontSize: vars.fontSize.h1,
    lineHeight: vars.lineHeight.display,
    letterSpacing: '-.025em',
  }),
  h2: styleIn('primitives', {
    fontSize: vars.fontSize.h2,
    lineHeight: 1.07,
    letterSpacing: '-.02em',
  }),
  h3: styleIn('primitives', {
    fontSize: vars.fontSize.h3,
    lineHeight: 1.18,
    letterSpacing: '-.01em',
  }),
  h4: styleIn('primitives', { fontSize: vars.fontSize.h4, lineHeight: 1.25 }),
};
