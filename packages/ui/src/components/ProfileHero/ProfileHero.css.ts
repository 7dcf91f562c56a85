import { edge } from '../../styles/measure.css.js';
import {
  eyebrow as eyebrowLook,
  lead as leadLook,
  media,
  quarter,
  serif,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
import { inFrontOfDrawing } from '../Figure/clearance.js';

const { color, layout, size, space } = vars;

/** One column: heading, portrait, action, text; on a tablet the portrait is beside the text. */
const inOneColumn = `${media.screen} and ${media.belowMedium}`;

export const hero = styleIn('components', {
  width: '100%',
  overflow: 'clip',
});

export const wall = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.portrait}`,
  gridTemplateRows: '1fr auto',
  columnGap: space[8],
  rowGap: space[5],
  paddingInline: edge,
  paddingBlock: 'clamp(40px, 3.4vw, 56px) 40px',
  background: color.sunkenDeep,
  '@media': {
    [inOneColumn]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"title" "portrait" "actions" "lead" "facts"',
      paddingBlock: `20px ${space[6]}`,
    },
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.portrait}`,
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: '"title title" "lead portrait" "actions portrait" "facts portrait"',
      columnGap: space[6],
    },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) 45mm',
      columnGap: layout.gap,
      paddingBlock: '0 12pt',
    },
  },
});

/** Begins beside the text, and fades out towards it. */
export const light = styleIn('components', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: `max(100% - ${edge} - 46rem, ${edge} + ${size.portrait} + ${space[6]})`,
  height: '100%',
  fill: `light-dark(${color.sunkenGlow}, color-mix(in oklab, ${color.light} 9%, ${color.sunkenDeep}))`,
  maskImage: 'linear-gradient(to right, transparent, #000 55%)',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': {
    [media.belowSmall]: { display: 'none' },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

export const words = styleIn('components', {
  ...inFrontOfDrawing,
  gridRow: '1 / span 2',
  '@media': { [inOneColumn]: { display: 'contents' } },
});

const area = (gridArea: string) => ({ [inOneColumn]: { gridArea, margin: 0 } });

export const title = styleIn('components', { ...inFrontOfDrawing, '@media': area('title') });

export const eyebrow = styleIn('components', { ...eyebrowLook, paddingBlockEnd: space[3] });

export const lead = styleIn('components', {
  ...inFrontOfDrawing,
  ...leadLook,
  marginBlockStart: space[5],
  maxWidth: '33em',
  '@media': { ...leadLook['@media'], ...area('lead') },
});

export const actions = styleIn('components', {
  ...inFrontOfDrawing,
  marginBlockStart: space[6],
  '@media': {
    ...area('actions'),
    [media.print]: { marginBlockStart: '6pt' },
  },
});

/** The shadow falls away from the window. */
export const portrait = styleIn('components', {
  ...inFrontOfDrawing,
  alignSelf: 'end',
  justifySelf: 'start',
  maxWidth: '100%',
  gridColumn: 2,
  boxShadow: `-14px 14px 0 color-mix(in oklab, ${color.planeDeep} 16%, ${color.sunkenDeep})`,
  selectors: {
    '[dir=rtl] &': {
      boxShadow: `14px 14px 0 color-mix(in oklab, ${color.planeDeep} 16%, ${color.sunkenDeep})`,
    },
  },
  '@media': {
    [inOneColumn]: { gridArea: 'portrait', alignSelf: 'start', marginBlockEnd: space[2] },
    // As wide as the column.
    [media.belowSmall]: { justifySelf: 'stretch', vars: { [size.portrait]: '100%' } },
    [media.print]: { boxShadow: 'none', alignSelf: 'start' },
  },
});

export const facts = styleIn('components', {
  ...inFrontOfDrawing,
  gridColumn: 2,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  '@media': area('facts'),
});

export const floor = styleIn('components', {
  position: 'relative',
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

export const statement = styleIn('components', {
  ...serif,
  maxWidth: '26em',
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  textWrap: 'balance',
});
