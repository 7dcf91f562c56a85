import { edge, unit } from '../../styles/measure.css.js';
import { media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { clearance } from '../Figure/clearance.js';

export const head = styleIn('components', {
  ...stacked(vars.space[4]),
  paddingInline: edge,
  paddingBlock: `clamp(56px, 5vw, 80px) ${vars.layout.head}`,
  '@media': {
    [media.print]: { display: 'block', paddingBlock: '14pt 6pt', breakAfter: 'avoid' },
  },
});

/** The drawing is as wide as the content: a lever over each card. */
export const drawn = styleIn('components', {
  vars: { [unit]: `calc((100% - 2 * ${edge}) / ${clearance.levers.width})` },
});

/** The levers are below it. */
export const headWithFigure = styleIn('components', {
  '@media': {
    screen: { paddingBlockEnd: `calc(${clearance.levers.height} * ${unit} + ${vars.space[5]})` },
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
  columnGap: vars.layout.gap,
  padding: `${vars.space[6]} ${edge} clamp(48px, 5vw, 80px)`,
  '@media': { [`${media.belowWide}, ${media.print}`]: { display: 'block' } },
});

/** One column over shared rows: title, points, link. This aligns them in every language. */
export const card = styleIn('components', {
  counterIncrement: 'feature',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  // A column that is narrower than its longest word breaks the word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.belowWide]: { display: 'block', paddingBlockEnd: vars.space[7] },
    [media.print]: { display: 'block', padding: '8pt 0', breakInside: 'avoid' },
  },
});

const spanning = (points: number) => styleIn('components', { gridRow: `1 / span ${points + 2}` });

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
  borderTop: `1px solid ${vars.color.hairline}`,
  lineHeight: 1.5,
  '@media': { [media.print]: { padding: '3pt 0' } },
});

export const link = styleIn('components', { paddingTop: vars.space[4], alignSelf: 'end' });
