import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** The gap below each card; the last row has none, because the section has padding. */
const foot = `clamp(${vars.space[4]}, 5vw, ${vars.space[7]})`;

/** Its title beside its text. */
const row = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: vars.layout.gap,
  alignItems: 'first baseline',
} as const;

export const columns = {
  1: styleIn('components', {
    width: '100%',
    borderBottom: `1px solid ${vars.color.hairline}`,
    '@media': { [media.print]: { borderBottom: 0 } },
  }),
  3: styleIn('components', {
    width: '100%',
    display: 'grid',
    // At most three, and fewer where a card would be too narrow to read.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 11rem), 28%), 1fr))',
    columnGap: vars.layout.gap,
    marginBlockEnd: `calc(-1 * ${foot})`,
    '@media': {
      [media.belowMedium]: { display: 'block' },
      [media.print]: { display: 'grid', marginBlockEnd: '-8pt' },
    },
  }),
};

export const card = styleIn('components', {
  display: 'grid',
  // Two rows, level with those of its neighbours: the title and the text.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  // Grows with large text, or the title's descenders would touch the line below.
  rowGap: `max(${vars.space[3]}, .7em)`,
  padding: `clamp(${vars.space[4]}, 3vw, ${vars.space[5]}) 0 ${foot}`,
  borderTop: `1px solid ${vars.color.accentLine}`,
  breakInside: 'avoid',
  selectors: {
    [`${columns[1]} > &`]: {
      paddingBlockEnd: vars.space[5],
      '@media': { [media.fromSmall]: row, [media.print]: { paddingBlockEnd: '8pt' } },
    },
    [`${columns[1]} > & + &`]: { borderTopColor: vars.color.hairline },
    // Three do not fit side by side on a tablet.
    [`${columns[3]} > &`]: { '@media': { [media.tablet]: row } },
  },
  '@media': { [media.print]: { rowGap: '3pt', padding: '6pt 0 8pt' } },
});

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[1] });

/** Four side by side, on one floor. */
const drawn = `${media.screen} and ${media.fromWide}`;

export const path = styleIn('components', {
  width: '100%',
  paddingInline: edge,
  paddingBlock: 'clamp(56px, 6vw, 88px)',
  overflow: 'clip',
  '@media': { [media.print]: { paddingBlock: '8pt' } },
});

export const stations = styleIn('components', {
  marginBlockStart: vars.layout.head,
  display: 'grid',
  columnGap: vars.layout.gap,
  rowGap: vars.space[7],
  '@media': {
    [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [drawn]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginBlockStart: vars.space[6] },
    [media.forcedColors]: { marginBlockStart: vars.space[6] },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginBlockStart: '6pt' },
  },
});

/** Its drawing, and below it the words. */
export const station = styleIn('components', {
  selectors: {
    '&&': {
      gridRow: 'span 3',
      padding: 0,
      border: 0,
      '@media': { [media.print]: { gridRow: 'span 2' } },
    },
  },
});

export const figure = styleIn('components', {
  width: '14rem',
  maxWidth: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': {
    [media.belowSmall]: { width: 'auto', height: '10rem' },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

globalStyleIn('components', `${figure} ~ *`, { position: 'relative' });

globalStyleIn('components', `${columns[1]} h3`, { fontSize: '1.5rem' });

// “Tech-Unternehmens” fits its column.
globalStyleIn('components', `${figure} + h3`, {
  fontSize: 'clamp(1.375rem, 1.1rem + .9vw, 1.625rem)',
});

/** The floor of all; one below the other there is none, or it would end above each title. */
export const floor = styleIn('components', {
  display: 'none',
  selectors: { [`${station}:first-child &`]: { '@media': { [drawn]: { display: 'inline' } } } },
});

export const ownLine = styleIn('components', {
  '@media': { [drawn]: { display: 'none' } },
});
