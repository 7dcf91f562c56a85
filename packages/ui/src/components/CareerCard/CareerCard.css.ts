import { edge } from '../../styles/measure.css.js';
import { eyebrow, globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** As many columns as there is room for: two, three or four. */
export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${vars.space[6]} ${vars.layout.gap}`,
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
  breakInside: 'avoid',
});

/** Two are larger: they are compared, or speak to each other. */
const pair = `${cards}:has(> :last-child:nth-child(2))`;
globalStyleIn('components', `${pair} h3`, { fontSize: vars.fontSize.h2Small });

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${pair} ${body}`, { fontSize: vars.fontSize.lead });
globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[2] });

export const career = styleIn('components', { width: '100%', overflow: 'clip' });

/** Higher than a strip: the section's main part. */
export const first = styleIn('components', {
  paddingBlockStart: vars.space[6],
  '@media': { [media.fromMedium]: { paddingBlockEnd: vars.space[9] } },
});

export const label = styleIn('components', eyebrow);

/** With room for the light below the drawing. */
export const floor = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `clamp(${vars.space[8]}, 9vw, ${vars.space[10]}) ${vars.layout.section}`,
  '@media': { [media.print]: { paddingBlock: '12pt' } },
});

globalStyleIn('components', `${floor} h3`, {
  '@media': { [media.fromWide]: { fontSize: vars.fontSize.h2Small } },
});
