import { classes } from '../../styles/classes.js';
import {
  columnsFrom,
  itemGap,
  narrowAndWide,
  onTablet,
  ruledOff,
  stacked,
} from '../../styles/fragments.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `clamp(${vars.space[4]}, 3vw, ${vars.space[6]}) ${vars.layout.gap}`,
});

export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: `clamp(${vars.space[2]}, 1.5vw, ${vars.space[3]})`,
  breakInside: 'avoid',
});

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

export const largeBody = styleIn('components', {
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.lead } },
});

globalStyleIn('components', `${body} li + li`, {
  marginBlockStart: `clamp(${vars.space[2]}, 1vw, 14px)`,
});

export const summary = styleIn('components', {
  fontWeight: vars.fontWeight.medium,
  marginBlockEnd: vars.space[3],
  color: vars.color.accentText,
});
globalStyleIn('components', `${summary} ~ li`, {
  fontSize: vars.fontSize.body,
  color: vars.color.muted,
});

/** Aligns the links of cards that are side by side. */
export const link = styleIn('components', { marginBlockStart: 'auto' });

/** Cards side by side, whose headings end on one line. */
const columns = styleIn('components', {
  '@media': { [media.belowSmall]: { rowGap: itemGap } },
});

globalStyleIn('components', `${columns} > ${card} > h3`, { alignSelf: 'last baseline' });

const rows = styleIn('components', stacked('0'));

globalStyleIn('components', `${rows} > ${card}`, {
  gridTemplateRows: 'none',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  // More below than above.
  paddingBlock: `clamp(${vars.space[4]}, 2vw, ${vars.space[5]}) clamp(20px, 3vw, ${vars.space[7]})`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: narrowAndWide,
      columnGap: vars.layout.gap,
      alignItems: 'first baseline',
    },
  },
});

globalStyleIn('components', `${rows} > ${card}:last-child`, { paddingBlockEnd: 0 });
globalStyleIn('components', `${rows} ${summary}`, {
  marginBlockEnd: 0,
  '@media': { [media.belowSmall]: { marginBlockEnd: `calc(-1 * ${vars.space[1]})` } },
});

/** Without items, a summary completes the title. */
globalStyleIn('components', `${rows} ${summary}:only-child`, {
  ...serif,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
});

/** Two columns on a phone, too. */
const pair = styleIn('components', {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
  '@media': { [media.belowSmall]: { columnGap: vars.space[4] } },
});

globalStyleIn('components', `${columns} > ${card} + ${card}`, {
  '@media': { [media.belowSmall]: ruledOff },
});

// The second of two groups is not about the cards above it.
globalStyleIn('components', `${cards} + ${columns}`, {
  ...ruledOff,
  '@media': {
    [media.fromSmall]: { marginBlockStart: vars.space[6], paddingBlockStart: vars.space[7] },
  },
});

/** Large titles, in one column up to a desktop's width. */
const trio = styleIn('components', {
  gridTemplateColumns: columnsFrom('54rem', '16rem'),
  '@media': { [media.belowMedium]: { rowGap: itemGap } },
});
globalStyleIn('components', `${trio} > ${card}`, { '@media': onTablet });
globalStyleIn('components', `${trio} > ${card} > h3`, {
  '@media': { [media.belowMedium]: { alignSelf: 'first baseline' } },
});
globalStyleIn('components', `${trio} > * + *`, { '@media': { [media.belowMedium]: ruledOff } });

export const layouts = {
  columns,
  pair,
  trio: classes(columns, trio),
  rows,
};
