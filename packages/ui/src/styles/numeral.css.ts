import { styleIn, vars } from './stylesheet.js';

/** Text beside a large number: at reading size where there is room. */
export const numeralText = {
  fontFamily: vars.font.sans,
  fontWeight: vars.fontWeight.regular,
  fontSize: `clamp(${vars.fontSize.small}, .55rem + .8vw, ${vars.fontSize.body})`,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: vars.color.muted,
} as const;

/** The words before a large number: “more than”. */
export const qualifier = styleIn('components', {
  ...numeralText,
  display: 'block',
  marginBottom: vars.space[2],
});

/** The unit after a large number: “months”. */
export const unitWord = styleIn('components', {
  ...numeralText,
  fontSize: `clamp(${vars.fontSize.tiny}, .3em, 1.5rem)`,
  lineHeight: 1,
  // Together with the space before it, as wide as a space of the large text.
  marginInlineStart: '.25em',
  color: 'inherit',
  whiteSpace: 'nowrap',
});
