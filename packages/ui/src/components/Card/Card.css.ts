import {
  columnsFrom,
  itemGap,
  narrowAndWide,
  onTablet,
  rowPadding,
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

globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[2] });

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

globalStyleIn('components', `${cards}:has(> :nth-child(3) ${largeBody})`, {
  gridTemplateColumns: columnsFrom('54rem', '16rem'),
});

/** Cards side by side, whose headings end on one line. */
const columns = styleIn('components', {
  '@media': { [media.belowSmall]: { rowGap: itemGap } },
});

globalStyleIn('components', `${columns} > ${card} > h3`, { alignSelf: 'last baseline' });

const rows = styleIn('components', stacked('0'));

globalStyleIn('components', `${rows} > ${card}`, {
  gridTemplateRows: 'none',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlock: rowPadding,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: narrowAndWide,
      columnGap: vars.layout.gap,
      alignItems: 'first baseline',
    },
  },
});

globalStyleIn('components', `${rows} > ${card}:last-child`, { paddingBlockEnd: 0 });
globalStyleIn('components', `${rows} ${summary}`, { marginBlockEnd: 0 });

/** Without items, a summary completes the title. */
globalStyleIn('components', `${rows} ${summary}:only-child`, {
  ...serif,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
});

/** Moments on one line, each brighter than the one before; the last card is apart from it. */
const timeline = styleIn('components', {
  columnGap: 0,
  rowGap: 0,
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalStyleIn('components', `${timeline} > :not(:last-child)`, {
  position: 'relative',
  '@media': {
    [media.belowMedium]: {
      borderInlineStart: `1px solid ${vars.color.accentLine}`,
      paddingInlineStart: vars.space[5],
      paddingBlockEnd: vars.space[6],
    },
    [media.fromMedium]: {
      borderBlockStart: `1px solid ${vars.color.accentLine}`,
      paddingBlockStart: vars.space[6],
      paddingInlineEnd: vars.layout.gap,
    },
  },
});
globalStyleIn('components', `${timeline} > :not(:last-child)::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineStart: 0,
  width: '17px',
  height: '17px',
  border: `1px solid ${vars.color.accentLine}`,
  borderRadius: '50%',
  background: `linear-gradient(${vars.color.accentLine} 0 0) 0 / 0 no-repeat ${vars.color.sunken}`,
  '@media': { [media.belowMedium]: { insetBlockStart: '.3em', insetInlineStart: '-9px' } },
});
globalStyleIn('components', `${timeline} > :nth-child(2)::before`, { backgroundSize: '50%' });
globalStyleIn('components', `${timeline} > :nth-child(3)::before`, { backgroundSize: '100%' });

globalStyleIn('components', `${timeline} > :last-child`, {
  '@media': {
    [media.belowMedium]: { paddingBlockStart: vars.space[5] },
    [media.fromMedium]: {
      paddingBlockStart: vars.space[6],
      paddingInlineStart: vars.layout.gap,
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

// Also between two groups in a `Stack`, which look like one list.
globalStyleIn('components', `${columns} > :is(* + *, ${columns} + ${columns} > *)`, {
  '@media': { [media.belowSmall]: ruledOff },
});

/** In one column up to a desktop's width. */
const threeLarge = `${columns}:has(> :nth-child(3) ${largeBody})`;
globalStyleIn('components', threeLarge, {
  '@media': { [media.belowMedium]: { rowGap: itemGap } },
});
globalStyleIn('components', `${threeLarge} > ${card}`, { '@media': onTablet });
globalStyleIn('components', `${threeLarge} > ${card} > h3`, {
  '@media': { [media.belowMedium]: { alignSelf: 'first baseline' } },
});
globalStyleIn('components', `${threeLarge} > * + *`, {
  '@media': { [media.belowMedium]: ruledOff },
});

export const layouts = { columns, rows, timeline };
