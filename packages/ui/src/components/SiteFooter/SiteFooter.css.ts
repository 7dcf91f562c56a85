import { classes } from '../../styles/classes.js';
import { noPrint } from '../../styles/print.css.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { serif, underline } from '../../styles/typography.js';

export const footer = styleIn('components', {
  width: '100%',
  paddingBlock: `clamp(24px, 5vw, 80px) clamp(20px, 3vw, ${vars.space[6]})`,
  background: vars.color.planeDeep,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  // Matches the inner tone of the focus ring to the background.
  vars: { [vars.color.bg]: vars.color.planeDeep },
});

// Printed as the right half of the letterhead.
onPaper(footer, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: '82mm',
  padding: 0,
  border: 0,
});

export const columns = styleIn('components', {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: `${vars.space[6]} ${vars.layout.gap}`,
  '@media': {
    [media.belowMedium]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Two columns, or one if the text is too large.
    [media.belowSmall]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] },
  },
});

export const company = styleIn('components', {
  position: 'relative',
  gridColumn: 'span 2',
  flexBasis: '100%',
});

export const name = styleIn('components', {
  marginBlockEnd: `clamp(${vars.space[1]}, 1vw, ${vars.space[3]})`,
  ...serif,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.18,
  letterSpacing: '-.01em',
  color: vars.color.text,
});

export const contact = styleIn('components', {
  marginBlockEnd: vars.space[5],
  fontSize: vars.fontSize.controlCompact,
  color: vars.color.text,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  '@media': {
    // Mail and telephone in one line.
    [media.belowSmall]: {
      marginBlockEnd: vars.space[3],
      fontSize: 'inherit',
      columnGap: vars.space[4],
    },
  },
});

/** Width of the terms, and on a phone of the first column of links. */
const firstColumn = '9.1875rem';

/** A link is as high as a target. */
export const line = styleIn('components', {
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  lineHeight: 1.4,
});

export const details = styleIn('components', {
  display: 'grid',
  gap: `clamp(${vars.space[1]}, 1vw, ${vars.space[2]})`,
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.45,
});

/** Term beside value, or above it if both don't fit. */
export const detail = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
});
globalStyleIn('components', `${detail} > dt`, { flex: `1 0 ${firstColumn}` });
globalStyleIn('components', `${detail} > dd`, { flex: '99 1 12em', color: vars.color.text });

export const links = styleIn('components', {
  flex: '99 1 7rem',
  // Closer on a phone, so that each column is a group.
  '@media': { [media.belowSmall]: { maxWidth: firstColumn, vars: { [vars.size.target]: '36px' } } },
  // At least as wide as its heading on a phone, so that both headings take one line.
  selectors: { '& + &': { flex: '1 1 max-content', maxWidth: 'none' } },
});

export const heading = styleIn('components', {
  marginBlockEnd: `clamp(0px, 1vw - 4px, ${vars.space[2]})`,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
});

export const link = styleIn('components', {
  // Padded, not stretched: an even gap between links of one and two lines.
  display: 'inline-block',
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      ...underline('1.5px'),
    },
  },
});

export const base = classes(
  noPrint,
  styleIn('components', {
    marginBlockStart: 'clamp(12px, 6vw - 14px, 72px)',
    paddingBlockStart: `clamp(${vars.space[4]}, 3vw, ${vars.space[5]})`,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);
