import { edge, unit } from '../../styles/measure.css.js';
import { besideDrawing, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const closing = styleIn('components', {
  position: 'relative',
  overflow: 'clip',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const wall = styleIn('components', {
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: `calc(34 * ${unit})`,
  paddingInline: edge,
  paddingBlock: `calc(5 * ${unit}) calc(2.6 * ${unit})`,
  '@media': {
    // The whole door is visible between heading and floor, lintel included.
    [media.belowSmall]: { minHeight: 0, paddingBlock: `${vars.space[8]} calc(42 * ${unit})` },
    [media.print]: { minHeight: 0, paddingBlock: '12pt' },
  },
});

export const title = styleIn('components', {
  position: 'relative',
  zIndex: 1,
  fontSize: vars.fontSize.statement,
  lineHeight: vars.lineHeight.display,
  letterSpacing: '-.02em',
  '@media': {
    ...besideDrawing(`calc(100% - 38 * ${unit})`),
    [media.tablet]: {
      fontSize: `calc(.9 * ${vars.fontSize.statement})`,
    },
  },
});

export const floor = styleIn('components', {
  paddingInline: edge,
  paddingBlock: 'clamp(32px, 3.4vw, 56px) clamp(56px, 6vw, 96px)',
  '@media': {
    // Clear of the door's leaf.
    [media.belowSmall]: { paddingBlockStart: `calc(6 * ${unit} + 8px)` },
    [media.print]: { paddingBlock: '12pt' },
  },
});

export const words = styleIn('components', {
  position: 'relative',
  zIndex: 1,
  ...stacked(vars.space[5]),
  '@media': besideDrawing(`min(36em, 100% - 38 * ${unit})`),
});

export const text = styleIn('components', lead);
