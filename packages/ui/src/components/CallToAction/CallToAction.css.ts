import { edge, unit } from '../../styles/measure.css.js';
import { besideDrawing, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { aboveDrawing, clearance } from '../Figure/clearance.js';

export const closing = styleIn('components', {
  width: '100%',
  position: 'relative',
  overflow: 'clip',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `calc(5 * ${unit}) calc(2.6 * ${unit})`,
  '@media': {
    [media.belowSmall]: { paddingBlock: vars.space[8] },
    [media.print]: { paddingBlock: '12pt' },
  },
});

export const title = styleIn('components', {
  ...aboveDrawing,
  '@media': { [media.tablet]: { fontSize: `calc(.9 * ${vars.fontSize.statement})` } },
});

export const floor = styleIn('components', {
  paddingInline: edge,
  paddingBlock: 'clamp(32px, 3.4vw, 56px) clamp(56px, 6vw, 96px)',
  '@media': { [media.print]: { paddingBlock: '12pt' } },
});

export const words = styleIn('components', {
  ...aboveDrawing,
  ...stacked(vars.space[5]),
});

export const text = styleIn('components', lead);

const { entrance } = clearance;

/** Makes room for a drawing. */
export const beside = {
  wall: styleIn('components', {
    minHeight: `calc(${entrance.wall} * ${unit})`,
    '@media': {
      // The whole door is visible between heading and floor, lintel included.
      [media.belowSmall]: { minHeight: 0, paddingBlockEnd: `calc(${entrance.onPhone} * ${unit})` },
      [media.print]: { minHeight: 0, paddingBlockEnd: '12pt' },
    },
  }),
  title: styleIn('components', {
    '@media': besideDrawing(`calc(100% - ${entrance.beside} * ${unit})`),
  }),
  floor: styleIn('components', {
    // Clear of the door's leaf.
    '@media': {
      [media.belowSmall]: { paddingBlockStart: `calc(${entrance.below} * ${unit} + 8px)` },
    },
  }),
  words: styleIn('components', {
    '@media': besideDrawing(`min(36em, 100% - ${entrance.beside} * ${unit})`),
  }),
};
