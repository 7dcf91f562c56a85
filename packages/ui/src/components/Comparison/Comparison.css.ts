import { globalStyleIn, lead, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** In a small window a term is above its two values. */
const small = `${media.screen} and ${media.belowMedium}`;
/** Too narrow for two columns: with the largest text each value has the name of its offer. */
const narrow = `${media.screen} and (max-width: 18em)`;

export const table = styleIn('components', {
  tableLayout: 'fixed',
  '@media': { [small]: { display: 'block' } },
});

export const group = styleIn('components', { '@media': { [small]: { display: 'block' } } });

const grid = {
  [small]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space[5],
  },
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

export const head = styleIn('components', {
  borderBlockEnd: `1px solid ${vars.color.accentLine}`,
  '@media': {
    [small]: { ...grid[small], gridTemplateColumns: 'minmax(0, 1fr)', borderBlockEnd: 0 },
  },
});

/** Above the values of a small window, where the names are no longer at the head of their columns. */
export const names = styleIn('components', {
  display: 'none',
  '@media': { ...grid, [narrow]: { display: 'none' } },
});

export const name = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.3,
  paddingBlockEnd: vars.space[2],
});

export const row = styleIn('components', {
  selectors: {
    '&:first-child': {
      '@media': { [small]: { borderBlockStart: `1px solid ${vars.color.accentLine}` } },
    },
  },
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@media': grid,
});

export const foot = styleIn('components', {
  '@media': {
    [small]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[4],
      paddingBlockStart: vars.space[5],
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
    [media.print]: { display: 'none' },
  },
});

export const corner = styleIn('components', {
  width: '18%',
  '@media': { [small]: { display: 'none' } },
});

const cell = {
  paddingBlock: '18px',
  paddingInlineEnd: vars.layout.gap,
  textWrap: 'pretty',
  ':last-child': { paddingInlineEnd: 0 },
  '@media': {
    [small]: { paddingBlock: `0 ${vars.space[4]}`, paddingInlineEnd: 0, hyphens: 'auto' },
    [media.print]: { paddingBlock: '5pt' },
  },
} as const;

export const offer = styleIn('components', {
  ...cell,
  paddingBlock: `0 ${vars.space[6]}`,
  '@media': {
    [small]: { paddingBlock: `0 ${vars.space[6]}`, paddingInlineEnd: 0 },
    [media.print]: { paddingBlock: '0 8pt' },
  },
});

// The name of a seminar in one line on a desk.
globalStyleIn('components', `${offer} > h2`, {
  fontSize: 'clamp(1.5rem, .6rem + 1.62vw, 2.0625rem)',
});

export const text = styleIn('components', {
  ...lead,
  marginBlockStart: vars.space[3],
  maxWidth: '26em',
  '@media': { ...lead['@media'], [small]: { maxWidth: '33em' } },
});

export const term = styleIn('components', {
  ...cell,
  paddingInlineEnd: vars.space[4],
  width: '18%',
  color: vars.color.muted,
  '@media': {
    ...cell['@media'],
    [small]: {
      gridColumn: '1 / -1',
      width: 'auto',
      paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
      fontSize: vars.fontSize.small,
    },
  },
});

export const value = styleIn('components', cell);

export const nameOfValue = styleIn('components', {
  display: 'none',
  '@media': { [narrow]: { display: 'block', fontSize: vars.fontSize.small } },
});

export const action = styleIn('components', {
  paddingBlockStart: vars.space[6],
  paddingInlineEnd: vars.layout.gap,
  '@media': { [small]: { paddingBlockStart: 0, paddingInlineEnd: 0 } },
});
