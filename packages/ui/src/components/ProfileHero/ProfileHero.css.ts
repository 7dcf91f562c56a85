import { edge } from '../../styles/measure.css.js';
import { doorway, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { wallTop } from '../Hero/HeroWords.css.js';

const { color, layout, size, space } = vars;

export const hero = styleIn('components', { width: '100%', overflow: 'clip' });

/** The portrait is beside the words, below `medium` after them. */
export const wall = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  paddingInline: edge,
  paddingBlockStart: wallTop,
  background: color.sunkenDeep,
  '@media': {
    [media.desk]: { gridTemplateColumns: `minmax(0, 1fr) auto` },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) 45mm',
      columnGap: layout.gap,
      paddingBlock: '0 12pt',
    },
  },
});

export const words = styleIn('components', {
  '@media': { [media.desk]: { paddingBlockEnd: space[7] } },
});

/** Falls from the doorway towards the text, and fades out. */
export const light = styleIn('components', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '100%',
  width: '150%',
  height: '100%',
  colorScheme: 'light dark',
  fill: color.sunkenGlow,
  maskImage: 'linear-gradient(to right, transparent, #000)',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': {
    [`${media.belowMedium}, ${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

/** A doorway: the portrait stands on its threshold, below the facts. */
export const person = styleIn('components', {
  position: 'relative',
  ...stacked(space[5]),
  flexDirection: 'column-reverse',
  padding: `${space[6]} ${space[6]} 0`,
  '@media': {
    [media.screen]: doorway(space[3]),
    [media.tablet]: { flexDirection: 'row-reverse', alignItems: 'end', justifyContent: 'start' },
    [media.desk]: { width: 'max-content' },
    [media.print]: { padding: 0 },
  },
});

export const portrait = styleIn('components', {
  flex: 'none',
  maxWidth: '100%',
  // As wide as the column.
  '@media': { [media.belowSmall]: { vars: { [size.portrait]: '100%' } } },
});

export const facts = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
});
