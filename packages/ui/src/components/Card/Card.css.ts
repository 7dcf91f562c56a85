import { planeFloor } from '../../styles/plane.css.js';
import { globalStyleIn, media, serif, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { heading } from '../Heading/Heading.css.js';

/** As many columns as there is room for. */
export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `clamp(${vars.space[5]}, 3vw, ${vars.space[6]}) ${vars.layout.gap}`,
  '@media': { [media.print]: { gap: '8pt' } },
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
globalStyleIn('components', `${planeFloor} ${card}`, { paddingBlockStart: 0, borderBlockStart: 0 });

globalStyleIn('components', `${card} > ${heading}`, { fontSize: '1.5rem' });

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[2] });

/** Two cards are larger: they are compared, or speak to each other. */
export const pair = styleIn('components', {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
globalStyleIn('components', `${pair} > ${card} > ${heading}`, {
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.h2Small } },
});
globalStyleIn('components', `${pair} ${body}`, {
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.lead } },
});

const rows = styleIn('components', { '@media': { [media.screen]: { ...stacked('0') } } });

globalStyleIn('components', `${rows} > ${card}`, {
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
globalStyleIn('components', `${rows} > ${card} > ${heading}`, { fontSize: vars.fontSize.h2Small });
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
/** In a scene the first point is the size of a title. */
globalStyleIn('components', `${planeFloor} ${rows} li:first-child`, {
  ...serif,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
  columnSpan: 'all',
  marginBlockEnd: vars.space[3],
});
globalStyleIn('components', `${planeFloor} ${rows} ul`, {
  '@media': { [media.screen]: { columns: '3 11rem' } },
});
// A margin would be lost at the top of a column.
globalStyleIn('components', `${planeFloor} ${rows} li + li`, {
  marginBlockStart: 0,
  paddingBlockEnd: vars.space[2],
});

export const layouts = { columns: undefined, rows };
