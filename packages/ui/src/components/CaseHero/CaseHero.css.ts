import { edge, unit } from '../../styles/measure.css.js';
import { media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** Above the drawing. */
const words = { position: 'relative', zIndex: 1 } as const;

export const head = styleIn('components', {
  ...words,
  paddingInline: edge,
  paddingBlock: `calc(16px + 1.2 * ${unit}) ${vars.space[5]}`,
  '@media': { [media.print]: { paddingBlock: '0 8pt' } },
});

export const back = styleIn('components', {
  paddingBlockEnd: vars.space[5],
  fontSize: vars.fontSize.small,
});

export const eyebrow = styleIn('components', {
  paddingBlockEnd: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
  color: vars.color.accentText,
});

export const title = styleIn('components', { maxWidth: '60rem' });

export const lead = styleIn('components', {
  marginBlockStart: vars.space[3],
  maxWidth: '36em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'balance',
});

/**
 * What is measured and what it says, on one floor: the words end above the line, the result is at the
 * height of the drawing. In one column the drawing is last, on the floor.
 */
export const stage = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)',
  columnGap: vars.layout.gap,
  alignItems: 'end',
  minHeight: `calc(24 * ${unit})`,
  paddingInline: edge,
  '@media': {
    [media.belowMedium]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: vars.space[5] },
    [media.print]: { display: 'block', minHeight: 0 },
  },
});

export const about = styleIn('components', {
  ...words,
  ...stacked(vars.space[4]),
  paddingBlockEnd: vars.space[5],
  '@media': { [media.belowMedium]: { paddingBlockEnd: 0 } },
});

export const facts = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[6]}`,
});

export const term = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  color: vars.color.muted,
});

export const value = styleIn('components', {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
});

export const text = styleIn('components', {
  maxWidth: '26em',
  lineHeight: 1.5,
});

/** 256 units wide, 132 high. */
export const drawing = styleIn('components', {
  gridColumn: 2,
  '@media': {
    [media.belowMedium]: { order: 1, maxWidth: '30rem' },
    [media.print]: { display: 'none' },
  },
});

export const result = styleIn('components', {
  ...words,
  gridColumn: 3,
  alignSelf: 'center',
  display: 'block',
  '@media': { [media.belowMedium]: { alignSelf: 'stretch' } },
});

export const figure = styleIn('components', {
  ...numeral,
  display: 'block',
  fontSize: 'clamp(4.5rem, 2.5rem + 6vw, 8.5rem)',
});

/** A word that belongs to the figure: “days”. */
export { unit } from '../Stats/Stats.css.js';

export const label = styleIn('components', {
  display: 'block',
  marginBlockStart: vars.space[2],
  lineHeight: 1.4,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const floor = styleIn('components', {
  paddingInline: edge,
  paddingBlock: 'clamp(24px, 2.6vw, 40px)',
  '@media': { [media.print]: { paddingBlock: '12pt' } },
});
