import { globalStyleIn, lead, media, styleIn, vars } from '../../styles/stylesheet.js';

/** In a small window a term is above its two values. */
const small = `${media.screen} and ${media.belowMedium}`;
/** Too narrow for two columns: on the smallest phones, and with the largest text. */
const narrow = `${media.screen} and (max-width: 21em)`;

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
  '@media': grid,
});

export const row = styleIn('components', {
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@media': grid,
});

export const foot = styleIn('components', {
  '@media': {
    [small]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[4] },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
    [media.print]: { display: 'none' },
  },
});

export const corner = styleIn('components', {
  width: '16%',
  '@media': { [small]: { display: 'none' } },
});

const cell = {
  paddingBlock: '18px',
  paddingInlineEnd: vars.layout.gap,
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
    [small]: { paddingBlock: `0 ${vars.space[5]}` },
    [media.print]: { paddingBlock: '0 8pt' },
  },
});

globalStyleIn('components', `${offer} > h2`, {
  '@media': { [small]: { fontSize: vars.fontSize.h3 } },
});

export const text = styleIn('components', {
  ...lead,
  marginBlockStart: vars.space[3],
  maxWidth: '26em',
  '@media': { ...lead['@media'], [small]: { fontSize: vars.fontSize.body } },
});

export const term = styleIn('components', {
  ...cell,
  width: '16%',
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

export const action = styleIn('components', {
  paddingBlockStart: vars.space[6],
  paddingInlineEnd: vars.layout.gap,
  '@media': { [small]: { paddingBlockStart: vars.space[2], paddingInlineEnd: 0 } },
});
