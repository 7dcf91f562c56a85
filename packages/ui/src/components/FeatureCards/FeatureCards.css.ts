import { classes } from '../../styles/classes.js';
import { edge } from '../../styles/measure.css.js';
import { plane } from '../../styles/plane.css.js';
import { media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const root = classes(plane, styleIn('components', { width: '100%' }));

export const head = styleIn('components', {
  ...stacked(vars.space[4]),
  paddingInline: edge,
  // Room for the levers.
  paddingBlock: 'clamp(56px, 5vw, 80px) clamp(12rem, 17vw, 17rem)',
  '@media': { [media.print]: { display: 'block', paddingBlock: '14pt 6pt', breakAfter: 'avoid' } },
});

/** On the floor line; stacked cards have only the first. */
export const lever = styleIn('components', {
  position: 'absolute',
  bottom: `calc(100% + ${vars.space[6]})`,
  width: '100%',
  maxWidth: '24.6875rem',
  selectors: {
    'article + article > &': { '@media': { [media.belowWide]: { display: 'none' } } },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const note = styleIn('components', {
  color: vars.color.muted,
  maxWidth: vars.size.measure,
  textWrap: 'balance',
});

/** As many columns as there are cards. */
export const cards = styleIn('components', {
  counterReset: 'feature',
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.gap,
  padding: `${vars.space[6]} ${edge} clamp(48px, 5vw, 80px)`,
  '@media': { [`${media.belowWide}, ${media.print}`]: { display: 'block' } },
});

/** Shared rows (title, points, link) align the cards in every language. */
export const card = styleIn('components', {
  counterIncrement: 'feature',
  position: 'relative',
  display: 'grid',
  // Seven rows: title, up to five points, link.
  gridRow: '1 / span 7',
  gridTemplateRows: 'subgrid',
  // Allows a column to be narrower than its longest word, which then breaks.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [`${media.belowWide}, ${media.print}`]: { display: 'block' },
    [media.print]: { padding: '8pt 0', breakInside: 'avoid' },
  },
  selectors: {
    '& + &': {
      '@media': {
        [`${media.screen} and ${media.belowWide}`]: {
          marginBlockStart: vars.space[7],
          paddingBlockStart: vars.space[6],
          borderBlockStart: `1px solid ${vars.color.brass}`,
        },
      },
    },
  },
});

/** The number is on the title's first line, in its size. */
export const title = styleIn('components', {
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'first baseline',
  paddingBottom: vars.space[5],
  '::before': {
    content: 'counter(feature)',
    ...numeral,
    fontSize: vars.fontSize.h3,
    color: vars.color.accentText,
  },
  '@media': { [media.print]: { paddingBottom: '4pt' } },
});

export const points = styleIn('components', { display: 'contents' });

export const point = styleIn('components', {
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
  lineHeight: 1.5,
  '@media': { [media.print]: { padding: '3pt 0' } },
});

export const link = styleIn('components', { paddingTop: vars.space[4], alignSelf: 'end' });
