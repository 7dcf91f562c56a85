import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';
import { sharedRows } from '../../styles/layout.css.js';

// A grid column must not grow with the widest option of a select.
export const field = styleIn('components', {
  minWidth: 0,
  width: '100%',
  breakInside: 'avoid',
  selectors: {
    '&:has(+ &), & + &': {
      display: 'grid',
      // A flex row would stretch the control.
      alignContent: 'start',
      // Replaces the row gap of the parent, which would separate label and control.
      rowGap: 0,
    },
    [`${sharedRows} > &:is(:has(+ &), & + &)`]: {
      '@media': { [media.fromMedium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
    },
  },
});

/** A box, and its label at the side. */
export const besideLabel = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // A flex or grid row would stretch it.
  alignContent: 'start',
  columnGap: '.75em',
  width: '100%',
  breakInside: 'avoid',
});

/** Label and hint; fields side by side may have more of them. */
export const labelAndHint = styleIn('components', { alignSelf: 'end' });

export const label = styleIn('components', {
  display: 'block',
  marginBottom: vars.space[2],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

/** Above its control: as large as a heading. */
globalStyleIn('components', `${field} > * > ${label}`, {
  ...serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.25,
});

export const optional = styleIn('components', {
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.small,
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
  // The last column is the label’s, even beside a checkbox.
  gridColumn: -2,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginTop: vars.space[2],
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});
