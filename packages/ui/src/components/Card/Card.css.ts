import { floor } from '../../styles/plane.css.js';
import {
  globalStyleIn,
  media,
  numeral as numeralLook,
  serif,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

/** As many columns as there is room for: two, three or four. */
export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `clamp(${vars.space[5]}, 3vw, ${vars.space[6]}) ${vars.layout.gap}`,
  vars: { [vars.fontSize.h3]: '1.5rem' },
  '@media': { [media.print]: { gap: '8pt' } },
  // Three fit a tablet.
  selectors: {
    '&:has(> :last-child:nth-child(3))': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    },
  },
});

/** Titles and texts share their rows. */
export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
});

/** On a floor, the floor line is the rule. */
globalStyleIn('components', `${floor} ${card}`, { paddingBlockStart: 0, borderBlockStart: 0 });

/** Two cards have larger titles: they are compared, or speak to each other. */
const pair = `${cards}:has(> :last-child:nth-child(2))`;
globalStyleIn('components', pair, {
  '@media': { [media.fromSmall]: { vars: { [vars.fontSize.h3]: vars.fontSize.h2Small } } },
});

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${pair} ${body}`, {
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.lead } },
});
globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[2] });

/** The days of a week in brass: all of them, or some. */
export const week = {
  full: styleIn('components', { borderBlockStart: `12px solid ${vars.color.accentLine}` }),
  days: styleIn('components', {
    borderBlockStart: '12px solid',
    borderImage: `linear-gradient(to right, ${vars.color.accentLine} 20%, ${vars.color.hairline} 0 60%, ${vars.color.accentLine} 0 80%, ${vars.color.hairline} 0) 1`,
  }),
};

/** The last of several: a number as high as the drawing, and its text on the same line. */
export const poster = styleIn('components', {
  gridColumn: '1 / -1',
  '@media': {
    [media.screen]: {
      gridTemplateRows: 'none',
      marginBlockStart: `clamp(0px, 6vw - ${vars.space[5]}, ${vars.space[8]})`,
    },
  },
});

globalStyleIn('components', `${cards}:has(> ${poster})`, {
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Its size depends on the window alone: with larger text it would break. */
export const numeral = styleIn('components', {
  '@media': {
    [media.screen]: {
      display: 'block',
      ...numeralLook,
      lineHeight: 0.85,
      letterSpacing: '-.045em',
      fontSize: 'min(33vw, max(21vw + 10px, 126px), 320px)',
      // Optically aligned: a digit has space before it.
      marginInlineStart: '-.05em',
      marginBlock: '.14em .04em',
    },
  },
});

const rows = styleIn('components', { '@media': { [media.screen]: { ...stacked('0') } } });

globalStyleIn('components', `${rows} > ${card}`, {
  vars: { [vars.fontSize.h3]: vars.fontSize.h2Small },
  '@media': {
    [media.screen]: {
      gridTemplateRows: 'none',
      paddingBlock: `clamp(${vars.space[4]}, 2vw, ${vars.space[5]}) clamp(${vars.space[5]}, 3vw, ${vars.space[7]})`,
    },
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.layout.gap,
      alignItems: 'first baseline',
    },
  },
});
globalStyleIn('components', `${rows} > * + ${card}`, {
  '@media': { [media.screen]: { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});
globalStyleIn('components', `${rows} ${body}`, { maxWidth: 'none' });
globalStyleIn('components', `${rows} ul`, {
  '@media': {
    [media.screen]: {
      columns: '2 16rem',
      columnGap: vars.layout.gap,
    },
  },
});
globalStyleIn('components', `${rows} li`, { breakInside: 'avoid' });

/** Two lists that answer each other, line by line, on both sides of one axis. */
const facing = styleIn('components', {});
const fromSmall = `${media.screen} and ${media.fromSmall}`;

globalStyleIn('components', `${facing} > ${card}`, {
  '@media': { [fromSmall]: { borderBlockStart: 0, paddingBlockStart: 0 } },
});
globalStyleIn('components', `${facing} > ${card}:first-child`, {
  '@media': {
    [fromSmall]: {
      justifyItems: 'end',
      marginInlineEnd: `calc(-1 * ${vars.layout.gap} / 2)`,
      paddingInlineEnd: `calc(${vars.layout.gap} * 1.5)`,
      borderInlineEnd: `1px solid ${vars.color.accentLine}`,
      textAlign: 'end',
    },
  },
});
globalStyleIn('components', `${facing} > ${card} + ${card}`, {
  '@media': { [fromSmall]: { paddingInlineStart: vars.layout.gap } },
});
globalStyleIn('components', `${facing} li`, {
  '@media': {
    [fromSmall]: {
      ...serif,
      fontSize: 'clamp(1.5rem, 2.2vw, 2rem)',
      lineHeight: 1.2,
      textWrap: 'balance',
      paddingBlock: vars.space[1],
    },
  },
});

export const variants = { columns: undefined, rows, facing };
