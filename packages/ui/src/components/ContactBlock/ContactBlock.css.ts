import { edge, unit } from '../../styles/measure.css.js';
import { globalStyleIn, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { inFrontOfDrawing, clearance } from '../Figure/clearance.js';
import { wide as wideShape } from '../Figure/Figure.css.js';

const { space } = vars;
const { entrance } = clearance;

/** Text beside the drawing; in a smaller window above it. */
const wide = `${media.screen} and ${media.fromWide}`;

/** In `unit`s: width of the portrait (4 to 5), and its distance to the end of the content. */
const portrait = { width: 15, toEnd: 31 };

/** Width of the portrait in a smaller window. */
const narrow = 'clamp(112px, 17vw, 176px)';

/** How far the portrait extends below the floor line. */
const front = 'clamp(32px, 2.8vw, 44px)';

/** Inline space that the text keeps clear. */
const taken = `calc(${portrait.width + portrait.toEnd} * ${unit})`;

export const room = styleIn('components', {
  width: '100%',
  position: 'relative',
  overflow: 'clip',
  '@media': { [media.print]: { paddingBlock: '8pt', breakInside: 'avoid' } },
});

export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `clamp(40px, 5vw, 72px) clamp(32px, 3.4vw, 52px)`,
  '@media': {
    [wide]: {
      display: 'flex',
      alignItems: 'end',
      minHeight: `calc(${entrance.wall} * ${unit})`,
      paddingInlineEnd: `calc(${edge} + ${taken} + ${vars.layout.gap})`,
    },
    // The whole door is above the floor line, lintel included.
    [`${media.screen} and ${media.belowSmall}`]: {
      paddingBlockEnd: `calc(${space[5]} + ${entrance.onPhone} * ${unit})`,
    },
    [media.compact]: {
      paddingBlockEnd: `calc(${space[5]} + ${entrance.onTablet} * ${unit})`,
    },
    [media.print]: { padding: 0 },
  },
});

export const words = styleIn('components', { ...inFrontOfDrawing, ...stacked(space[5]) });

export const text = styleIn('components', {
  maxWidth: '33em',
  ...lead,
  fontSize: `min(${vars.fontSize.lead}, 1.25rem)`,
});

export const floor = styleIn('components', {
  ...stacked(space[4]),
  paddingInline: edge,
  paddingBlock: `calc(${front} + ${space[4]}) clamp(32px, 4vw, 56px)`,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${taken}`,
      columnGap: vars.layout.gap,
      alignItems: 'start',
      minHeight: `calc(14 * ${unit})`,
    },
    [media.print]: { paddingBlock: '8pt 0', borderTop: 0 },
  },
});

export const signed = styleIn('components', {
  '@media': { [wide]: { gridArea: '1 / 2' } },
});

globalStyleIn('components', `${floor} > svg`, {
  '@media': {
    [media.belowSmall]: { width: `calc(21.2 * ${entrance.scale} * ${unit})` },
    [media.compact]: { width: `calc(21.2 * ${entrance.tabletScale} * ${unit})` },
  },
});
// The wall above the lintel would be behind the words.
globalStyleIn('components', `${floor} > svg ${wideShape}`, {
  '@media': { [media.compact]: { display: 'none' } },
});

/** The portrait; the name is below it, on the floor. */
const standing = `${signed} > * > :first-child`;
globalStyleIn('components', standing, {
  '@media': {
    [media.screen]: {
      position: 'absolute',
      bottom: `calc(100% - ${front})`,
      insetInlineStart: edge,
      width: narrow,
      boxShadow: `-12px 12px 0 ${vars.color.sunkenDeep}`,
    },
    [wide]: {
      insetInline: `auto calc(${edge} + ${portrait.toEnd} * ${unit})`,
      width: `calc(${portrait.width} * ${unit})`,
    },
  },
});
/** In front of the light. */
globalStyleIn('components', `${standing} + *`, {
  ...inFrontOfDrawing,
  '@media': { [wide]: { maxWidth: `calc(${portrait.width + 2} * ${unit})` } },
});
globalStyleIn('components', `${standing} > *`, { '@media': { [media.screen]: { width: '100%' } } });

export const note = styleIn('components', {
  ...inFrontOfDrawing,
  maxWidth: '33em',
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': { [wide]: { gridArea: '1 / 1', marginBlockStart: `calc(${space[4]} - ${front})` } },
});
