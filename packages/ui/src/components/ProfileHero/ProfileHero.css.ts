import { edge } from '../../styles/measure.css.js';
import {
  eyebrow,
  inFrontOfDrawing,
  media,
  quarter,
  serif,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
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

export const floor = styleIn('components', {
  paddingInline: edge,
  paddingBlock: 'clamp(28px, 3vw, 44px) clamp(36px, 3.6vw, 56px)',
  borderBlockStart: `1px solid ${color.accentLine}`,
  '@media': {
    // Aligned with the four columns below.
    [`${media.screen} and ${media.fromWide}`]: {
      display: 'grid',
      gridTemplateColumns: `${quarter} minmax(0, 1fr)`,
      columnGap: layout.gap,
      alignItems: 'first baseline',
    },
    [media.print]: { paddingBlock: '10pt' },
  },
});

export const statementTitle = styleIn('components', { ...eyebrow, paddingBlockEnd: space[3] });

export const statement = styleIn('components', {
  ...serif,
  maxWidth: '26em',
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  textWrap: 'balance',
});
