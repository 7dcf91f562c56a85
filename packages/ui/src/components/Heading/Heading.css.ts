import { styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

export const heading = styleIn('primitives', {
  ...serif,
  textWrap: 'balance',
  // Hyphenates by the page's `lang`, and only words that don't fit.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
});

const set = (fontSize: string, lineHeight: number | string, letterSpacing = 'normal') =>
  styleIn('primitives', { fontSize, lineHeight, letterSpacing });

const { fontSize, lineHeight } = vars;

/** Letter spacing decreases with the size. */
export const size = {
  display: set(fontSize.display, lineHeight.display, '-.02em'),
  statement: set(fontSize.statement, lineHeight.display, '-.02em'),
  h1: set(fontSize.h1, lineHeight.display, '-.02em'),
  h2: set(fontSize.h2, 1.08, '-.018em'),
  sentence: set(fontSize.sentence, 1.08, '-.018em'),
  h2Small: set(fontSize.h2Small, 1.12, '-.012em'),
  h3: set(fontSize.h3, 1.18),
  h3Small: set(fontSize.h3Small, 1.18),
  h4: set(fontSize.h4, 1.25),
  label: styleIn('primitives', {
    fontFamily: vars.font.sans,
    fontSize: fontSize.body,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1.12,
    wordSpacing: 'normal',
    color: vars.color.accentText,
  }),
};
