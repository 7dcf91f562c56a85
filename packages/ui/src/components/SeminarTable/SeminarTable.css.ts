import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const grid = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: `${vars.space[8]} ${vars.layout.gap}`,
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '10mm' },
  },
});

export const seminar = styleIn('components', {
  width: '100%',
  breakInside: 'avoid',
  containerType: 'inline-size',
});

export const table = styleIn('components', {
  marginBlockStart: vars.space[2],
  fontFeatureSettings: '"tnum", "lnum"',
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.belowSmall]: { fontSize: vars.fontSize.small },
    [media.print]: { fontSize: '9pt' },
  },
});

const cell = {
  paddingBlock: '14px',
  paddingInlineEnd: 'clamp(12px, 2vw, 16px)',
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { [media.print]: { paddingBlock: '4pt' } },
  // On the smallest phones, and with the largest text, dates and times wrap.
  '@container': {
    '(max-width: 18em)': {
      paddingInlineEnd: vars.space[1],
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  },
} as const;

export const column = styleIn('components', {
  ...cell,
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize.tiny,
  color: vars.color.muted,
  // Adjacent seminars align their columns: dates and times never wrap, and times are longer; places
  // may.
  selectors: {
    ...cell.selectors,
    '&:nth-child(1)': { width: '31%' },
    '&:nth-child(2)': { width: '38%' },
  },
});

export const dateOrTime = styleIn('components', { ...cell, whiteSpace: 'nowrap' });

export const place = styleIn('components', cell);

/** The link to the calendar file is at the end of the row. */
export const withFile = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const calendar = styleIn('components', {
  // The minimum target size (WCAG 2.5.8): a table row has no room for more.
  display: 'inline-grid',
  placeItems: 'center end',
  minWidth: '28px',
  // As high as a line, so that rows of two tables are aligned.
  minHeight: '28px',
  marginBlock: '-2px',
  '@media': { [media.print]: { display: 'none' } },
});

export const foot = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginTop: vars.space[3],
  fontSize: vars.fontSize.tiny,
  color: vars.color.muted,
});

globalStyleIn('components', `${foot} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '24px',
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.print]: { display: 'none' } },
});
