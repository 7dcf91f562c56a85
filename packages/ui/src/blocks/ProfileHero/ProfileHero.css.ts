import { edge } from '../../styles/layoutVars.css.js';
import { inFront, stacked } from '../../styles/layout.js';
import { doorwayStyle, leafStyle } from '../../styles/light.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';
import { root, wallTop } from '../../styles/hero.css.js';

const { color, layout, size, space } = vars;

const portraitSize = 'min(320px, 32vw)';

/** Width of the wall inside. */
const reveal = `clamp(${space[3]}, 2vw, ${space[6]})`;

/** The words are beside a lit room; on a phone it follows them. */
export const wall = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[4]} clamp(${space[6]}, 5vw, ${space[8]})`,
  paddingInlineStart: edge,
  paddingBlockStart: wallTop,
  background: color.sunkenDeep,
  // For `light`: here the scheme is the page’s, in the doorway always light.
  fill: color.lightOnSunken,
  '@media': {
    [media.fromSmall]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${portraitSize} + ${reveal})`,
      paddingInlineEnd: edge,
    },
  },
});

/** The words end above the floor line. */
export const words = styleIn('components', {
  '@media': {
    [media.fromSmall]: { paddingBlockEnd: `clamp(${space[6]}, 5vw, ${space[9]})` },
    // Face and first number are in the first view of a phone.
    [media.belowSmall]: { paddingInlineEnd: edge, vars: { [vars.fontSize.lead]: '1rem' } },
  },
});

const leaf = (side: 1 | -1) =>
  ({
    transformOrigin: `${50 - 50 * side}% 50%`,
    transform: `perspective(30rem) rotateY(${-55 * side}deg)`,
  }) as const;

/** An open door in full light, with the person at its threshold, as high as the door. */
export const doorway = styleIn('components', {
  position: 'relative',
  display: 'grid',
  alignSelf: 'end',
  ...doorwayStyle(reveal),
  // The portrait leaves the frame uncovered.
  paddingBlockStart: '1px',
  paddingInlineStart: reveal,
  '@media': {
    [media.belowSmall]: {
      marginInlineStart: `calc(-1 * (${edge} - ${space[3]}))`,
      vars: { [size.portrait]: `min(320px, 100vw - 2 * ${layout.gutter} - 1px)` },
    },
    [media.fromSmall]: {
      vars: { [size.portrait]: portraitSize },
      // The leaf, towards the reader.
      '::after': {
        ...leafStyle(color.accentLine),
        width: '7rem',
        background: color.lightOnSunken,
        ...leaf(1),
      },
      selectors: { '&:dir(rtl)::after': leaf(-1) },
    },
  },
});

export const portrait = styleIn('components', {
  // The door is the frame.
  vars: { [color.accentLine]: 'transparent' },
});

/** Falls from the room over the floor. */
export const light = styleIn('components', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  width: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

/** Numbers, and the notes in the light. */
export const floor = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[5]} clamp(${space[6]}, 7vw, ${space[9]})`,
  paddingInline: edge,
  paddingBlock: `clamp(${space[3]}, 3vw, ${space[7]}) clamp(${space[6]}, 4vw, ${space[8]})`,
  borderBlockStart: `1px solid ${color.accentLine}`,
  '@media': {
    [media.fromSmall]: {
      gridTemplateColumns: `minmax(0, 1fr) ${portraitSize}`,
    },
  },
});

export const notes = styleIn('components', {
  ...inFront,
  alignSelf: 'center',
  ...stacked(space[3]),
  lineHeight: 1.5,
});

/** A note is as large as a short heading. */
globalStyleIn('components', `${notes} > :first-child`, {
  ...serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.2,
});

// The light is between the floor and its content.
globalStyleIn('components', `${root}:has(> ${floor})`, { background: color.sunken });

// The door's edge.
onPaper(`${doorway}::after`, { display: 'none' });
