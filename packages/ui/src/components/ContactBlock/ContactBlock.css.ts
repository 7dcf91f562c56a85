import { edge, unit } from '../../styles/measure.css.js';
import { globalStyleIn, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { inFrontOfDrawing, clearance } from '../Figure/clearance.js';
import { wide as wideShape } from '../Figure/Figure.css.js';
import { front } from '../Signature/Signature.css.js';

const { space } = vars;
const { closing, portrait } = clearance;

/** Text beside the drawing; in a smaller window above it. */
const wide = `${media.screen} and ${media.fromWide}`;

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
      minHeight: `calc(${closing.wall} * ${unit})`,
      paddingInlineEnd: `calc(${edge} + ${taken} + ${vars.layout.gap})`,
    },
    // The whole door is above the floor line, lintel included.
    [`${media.screen} and ${media.belowSmall}`]: {
      paddingBlockEnd: `calc(${space[5]} + ${closing.onPhone} * ${unit})`,
    },
    [media.compact]: {
      paddingBlockEnd: `calc(${space[5]} + ${closing.onTablet} * ${unit})`,
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

/** The drawing is smaller in a small window. */
const drawingIn = ({ scale, tabletScale }: { scale: number; tabletScale: number }) => {
  const scaled = styleIn('components', {});
  globalStyleIn('components', `${scaled} > svg`, {
    '@media': {
      [media.belowSmall]: { width: `calc(21.2 * ${scale} * ${unit})` },
      [media.compact]: { width: `calc(21.2 * ${tabletScale} * ${unit})` },
    },
  });
  return scaled;
};

export const drawing = {
  entrance: drawingIn(clearance.entrance),
  window: drawingIn(clearance.window),
};

// The wall above the lintel would be behind the words.
globalStyleIn('components', `${drawing.entrance} > svg ${wideShape}`, {
  '@media': { [media.compact]: { display: 'none' } },
});

export const note = styleIn('components', {
  ...inFrontOfDrawing,
  maxWidth: '33em',
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': { [wide]: { gridArea: '1 / 1', marginBlockStart: `calc(${space[4]} - ${front})` } },
});
