import { styleIn, vars } from '../../styles/stylesheet.js';

// A column of a grid must not grow with the widest option of a select.
export const field = styleIn('components', {
  minWidth: 0,
  width: '100%',
  breakInside: 'avoid',
});

export const label = styleIn('components', {
  display: 'block',
  marginBottom: vars.space[2],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

/** The label of a checkbox: the whole of it is a target. */
export const labelBeside = styleIn('components', {
  paddingBlock: vars.space[3],
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
});

export const row = styleIn('components', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

export const optional = styleIn('components', {
  color: vars.color.muted,
  fontWeight: vars.fontWeight.regular,
});

export const hint = styleIn('components', {
  marginBottom: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const issue = styleIn('components', {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginTop: vars.space[2],
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});
