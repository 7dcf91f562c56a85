import { globalStyleIn, media, numeral, quarter, styleIn, vars } from '../../styles/stylesheet.js';

/** Four columns on a desktop: title and prices, conditions below. */
export const group = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.gap,
  rowGap: vars.space[5],
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: vars.space[6] },
    [media.print]: { display: 'block' },
  },
});

/** Takes the remaining width. */
export const title = styleIn('components', {
  '@media': { [media.desk]: { gridColumn: 1, gridRow: 1 } },
});

/** At the end of the row. */
export const list = styleIn('components', {
  display: 'grid',
  // Fewer columns if the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.layout.gap,
  rowGap: vars.space[5],
  alignContent: 'start',
  '@media': {
    [media.desk]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gridColumn: '2 / -1',
      gridRow: 1,
    },
    [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const price = styleIn('components', {
  breakInside: 'avoid',
  '@media': {
    // As wide as its amount if the text is large.
    [media.desk]: {
      flex: `0 0 calc((100% - 2 * ${vars.layout.gap}) / 3)`,
      minWidth: 'min-content',
    },
    [media.print]: { padding: '4pt 0' },
  },
});

// Beside two prices a title fits one line, and a longer condition the space below.
globalStyleIn('components', `${title}:has(+ ${list} > :nth-child(2):last-child)`, {
  '@media': { [media.desk]: { gridColumn: '1 / span 2' } },
});

export const label = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
});

export const value = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  maxWidth: '17em',
  textWrap: 'balance',
});

export const amount = styleIn('components', {
  display: 'inline-block',
  marginBlock: `${vars.space[2]} ${vars.space[3]}`,
  ...numeral,
  fontSize: vars.fontSize.numeral,
  whiteSpace: 'nowrap',
});

export const conditions = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  borderTop: `1px solid ${vars.color.accentLine}`,
  '@media': {
    '(max-width: 23em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Aligned with the prices.
    [media.desk]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: `repeat(auto-fit, minmax(max(10rem, ${quarter}), 1fr))`,
    },
  },
});

globalStyleIn('components', `${conditions}:has(> :nth-child(3):last-child) > :first-child`, {
  '@media': { [media.desk]: { gridColumn: 'span 2' } },
});

export const condition = styleIn('components', {
  paddingBlockStart: vars.space[4],
  breakInside: 'avoid',
  '@media': { [media.print]: { paddingBlockStart: '5pt' } },
});
