import { smallHeading, styleIn, vars } from '../../styles/stylesheet.js';

export const heading = styleIn('primitives', {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  textWrap: 'balance',
  // Only where a German compound would not fit at all; the words break by the page's `lang`.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
});

const set = (fontSize: string, lineHeight: number | string, letterSpacing: string) =>
  styleIn('primitives', { fontSize, lineHeight, letterSpacing });

const small = (size: string, height: number) =>
  styleIn('primitives', { fontSize: size, lineHeight: height, ...smallHeading });

const { fontSize, lineHeight } = vars;

/** The larger the letters, the closer. */
export const size = {
  monument: set(fontSize.monument, lineHeight.display, '-.02em'),
  statement: set(fontSize.statement, lineHeight.display, '-.02em'),
  h1: set(fontSize.h1, lineHeight.display, '-.02em'),
  h2: set(fontSize.h2, 1.08, '-.018em'),
  h2Small: set(fontSize.h2Small, 1.12, '-.012em'),
  h3: small(fontSize.h3, 1.18),
  h4: small(fontSize.h4, 1.25),
};
