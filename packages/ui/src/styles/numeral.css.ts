import { styleIn, vars } from './stylesheet.js';

const words = {
  fontFamily: vars.font.sans,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: 0,
} as const;

/** The words before a large number: “more than”. */
export const qualifier = styleIn('components', {
  ...words,
  display: 'block',
  fontSize: vars.fontSize.body,
  lineHeight: 1.4,
  color: vars.color.muted,
  marginBottom: vars.space[2],
});

/** The unit after a large number: “months”. */
export const unitWord = styleIn('components', {
  ...words,
  fontSize: `clamp(${vars.fontSize.tiny}, .3em, 1.5rem)`,
  whiteSpace: 'nowrap',
});
