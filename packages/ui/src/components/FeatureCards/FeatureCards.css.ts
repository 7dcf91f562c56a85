import { edge } from '../../styles/measure.css.js';
import { media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const section = styleIn('components', {
  paddingInline: edge,
  paddingBlock: vars.layout.section,
  '@media': {
    [media.belowSmall]: { paddingInline: 0 },
    [media.print]: { paddingBlock: '14pt' },
  },
});

export const head = styleIn('components', {
  ...stacked(vars.space[4]),
  paddingBlockEnd: vars.layout.head,
  '@media': {
    [media.belowSmall]: { paddingInline: edge },
    [media.print]: { display: 'block', paddingBlockEnd: '6pt', breakAfter: 'avoid' },
  },
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
  gridTemplateRows: 'repeat(7, auto)',
  '@media': { [`${media.belowWide}, ${media.print}`]: { display: 'block' } },
});

/** One column over shared rows: title, points, link. This aligns them in every language. */
export const card = styleIn('components', {
  counterIncrement: 'feature',
  position: 'relative',
  display: 'grid',
  gridRowStart: 1,
  gridTemplateRows: 'subgrid',
  // A column that is narrower than its longest word breaks the word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space[6]} clamp(20px, 2.4vw, 36px)`,
  borderTop: `1px solid ${vars.color.accentLine}`,
  background: vars.color.sunken,
  selectors: {
    '& + &': {
      '@media': {
        [`screen and ${media.fromWide}`]: { borderInlineStart: `1px solid ${vars.color.hairline}` },
      },
    },
  },
  '@media': {
    [media.belowWide]: { display: 'block', paddingInline: 'clamp(20px, 4vw, 40px)' },
    [media.belowSmall]: { paddingInline: edge },
    [media.print]: { display: 'block', padding: '8pt 0', breakInside: 'avoid' },
  },
});

const spanning = (points: number) => styleIn('components', { gridRowEnd: `span ${points + 2}` });

/** By the number of points. */
export const rows = { 2: spanning(2), 3: spanning(3), 4: spanning(4), 5: spanning(5) };

/** The number is on the first line of the title, in its size. */
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
  borderTop: `1px solid color-mix(in oklab, ${vars.color.text} 16%, transparent)`,
  lineHeight: 1.5,
  '@media': { [media.print]: { padding: '3pt 0' } },
});

export const link = styleIn('components', { paddingTop: vars.space[4], alignSelf: 'end' });
