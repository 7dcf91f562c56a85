import type { GlobalStyleRule } from '@vanilla-extract/css';
import { toWindowEdge } from '../../styles/layout.css.js';
import { classes } from '../../styles/classes.js';
import {
  columnsFrom,
  itemGap,
  narrowAndWide,
  onTablet,
  ruledOff,
  stacked,
} from '../../styles/layout.js';
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

globalStyleIn('components', `${columns} > * + *`, { '@media': { [media.belowSmall]: ruledOff } });

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

/** How much lower each step is than the one before. */
const drop = vars.space[8];
/** The floor ends with the section. */
const toSectionEnd = `calc(-1 * ${vars.layout.section})`;
const halfGap = `calc(${vars.layout.gap} / 2)`;

/** In a wide window three titles, each on a step of a floor that goes down; else rows, on a phone on stairs, too. */
const stairs = styleIn('components', {
  '@media': {
    [media.belowSmall]: {
      marginBlockEnd: toSectionEnd,
      width: `calc(100% + 2 * ${vars.layout.gutter})`,
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      vars: { [vars.fontSize.h2Small]: '2.125rem' },
    },
    [media.fromWide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `0 ${vars.layout.gap}`,
      marginBlockEnd: toSectionEnd,
      vars: { [vars.fontSize.h2Small]: vars.fontSize.h2 },
    },
  },
});

/** On a phone the floor is below a line that goes down at the start, and further in with each step. */
for (const step of [1, 2, 3])
  globalStyleIn('components', `${stairs} > ${card}:nth-child(${step})`, {
    '@media': {
      [media.belowSmall]: {
        marginInlineStart: `calc(${step - 1} * ${vars.space[4]})`,
        border: `solid ${vars.color.accentLine}`,
        borderWidth: step > 1 ? '1px 0 0 1px' : '1px 0 0',
        padding: `20px ${vars.layout.gutter}`,
        background: vars.color.sunken,
      },
    },
  });

const onStairs = (selector: string, rule: GlobalStyleRule) =>
  globalStyleIn('components', `${stairs} > ${selector}`, {
    '@media': { [media.fromWide]: rule },
  });

onStairs(card, {
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  gridRow: 1,
  alignItems: 'stretch',
  rowGap: vars.space[2],
  borderBlockStart: 0,
  paddingBlock: 0,
});
onStairs(`${card} > ${body}`, {
  position: 'relative',
  maxWidth: 'none',
  marginInline: `calc(-1 * ${halfGap})`,
  borderBlockStart: `1px solid ${vars.color.accentLine}`,
  paddingInline: halfGap,
  paddingBlock: `${vars.space[5]} ${vars.layout.section}`,
  background: vars.color.sunken,
});
onStairs(`${card}:first-child > ${body}`, {
  marginInlineStart: `calc(-1 * ${toWindowEdge})`,
  paddingInlineStart: toWindowEdge,
});
onStairs(`${card}:last-child > ${body}`, {
  marginInlineEnd: `calc(-1 * ${toWindowEdge})`,
  paddingInlineEnd: toWindowEdge,
});
onStairs(`${card}:nth-child(2)`, { marginBlockStart: drop });
onStairs(`${card}:nth-child(3)`, { marginBlockStart: `calc(2 * ${drop})` });
// The face of the step before.
onStairs(`${card} + ${card} > ${body}::before`, {
  content: '',
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  height: drop,
  borderInlineStart: `1px solid ${vars.color.accentLine}`,
});

export const layouts = {
  columns,
  pair,
  trio: classes(columns, trio),
  rows,
  stairs: classes(rows, stairs),
};
