import { edge } from '../../styles/measure.css.js';
import { inFrontOfDrawing, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { wallTop } from '../Hero/HeroWords.css.js';

const { color, layout, size, space } = vars;

export const hero = styleIn('components', { width: '100%', overflow: 'clip' });

/** The portrait is beside the words, below `medium` after them. */
export const wall = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  paddingInline: edge,
  paddingBlock: `${wallTop} ${space[7]}`,
  background: color.sunkenDeep,
  '@media': {
    [media.desk]: { gridTemplateColumns: `minmax(0, 1fr) ${size.portrait}` },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) 45mm',
      columnGap: layout.gap,
      paddingBlock: '0 12pt',
    },
  },
});

/** Begins beside the text, fades out towards it, and goes on behind the portrait to the edge. */
export const light = styleIn('components', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: `calc(max(100% - 2 * ${edge} - 46rem, ${size.portrait} + ${space[6]}) + ${edge})`,
  height: '100%',
  fill: `light-dark(${color.sunkenGlow}, color-mix(in oklab, ${color.light} 9%, ${color.sunkenDeep}))`,
  maskImage: 'linear-gradient(to right, transparent, #000 55%)',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': {
    [`${media.belowSmall}, ${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

/** Portrait and facts: below each other, on a tablet side by side. */
export const person = styleIn('components', {
  ...inFrontOfDrawing,
  ...stacked(space[5]),
  alignSelf: 'end',
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'end', columnGap: space[6] } },
});

export const portrait = styleIn('components', {
  flex: 'none',
  maxWidth: '100%',
  // As wide as the column.
  '@media': { [media.belowSmall]: { vars: { [size.portrait]: '100%' } } },
});

export const facts = styleIn('components', { fontSize: vars.fontSize.small, lineHeight: 1.5 });
