import { createVar } from '@vanilla-extract/css';
import { edge } from '../../styles/layoutVars.css.js';
import { stacked } from '../../styles/layout.js';
import { fullLight, leafStyle, wallInside } from '../../styles/light.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle } from '../../styles/typography.js';

const { color, layout, space } = vars;
const gap = `clamp(${space[4]}, 2vw, ${space[5]})`;

/** Width of the wall beside the doorway. */
const jamb = `calc(${layout.gutter} / 2)`;
/** Depth of the floor in front. */
const floor = space[8];

const wallAndFloor = `linear-gradient(to top, ${color.planeLow} ${floor}, ${color.brass} 0 calc(${floor} + 1px), ${color.plane} 0) border-box`;

/** The side that the door hangs on: 1 is right, -1 left. */
const side = createVar('side');

/**
 * A lit doorway whose door is open; its border is the wall, with the floor below. The signature is at
 * the end, on the floor line. On a phone the doorway takes the whole width, and the signature is
 * below the words.
 */
export const doorway = styleIn('components', {
  vars: { [side]: '1' },
  selectors: { '&:dir(rtl)': { vars: { [side]: '-1' } } },
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${layout.gap}`,
  paddingInline: edge,
  paddingBlock: layout.section,
  ...fullLight,
  breakInside: 'avoid',
  '@media': {
    // A title as large as the page's would take too many lines on a phone.
    [media.belowSmall]: { vars: { [vars.fontSize.h1]: vars.fontSize.h2 } },
    [media.fromSmall]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) 13rem',
      paddingInline: `calc(${edge} - ${jamb})`,
      border: 'solid transparent',
      borderWidth: `${space[7]} ${jamb} ${floor}`,
      // The wall inside, and light.
      background: `linear-gradient(calc(${side} * 90deg), ${wallInside} calc(${jamb} / 3), ${fullLight.background} 0) padding-box, ${wallAndFloor}`,
      // Light on the floor.
      '::before': {
        content: '',
        position: 'absolute',
        // 1px less, because a fraction would widen the page.
        inset: `100% calc(1px - ${jamb}) calc(-1 * ${floor})`,
        background: color.planeHigh,
        clipPath: `polygon(${jamb} 0, calc(100% - ${jamb}) 0, 100% 100%, 0 100%)`,
      },
    },
    [media.fromMedium]: {
      paddingInlineEnd: layout.gap,
      borderInlineEndWidth: '14vw',
      // The door, towards the reader.
      '::after': {
        ...leafStyle(color.brass),
        width: '14vw',
        background: `linear-gradient(${color.brass} 0 0) calc(50% + 32% * ${side}) / 2px 24px no-repeat ${color.planeHigh}`,
        transformOrigin: `calc(50% - 50% * ${side})`,
        transform: `perspective(100vw) rotateY(calc(-55deg * ${side}))`,
      },
    },
    // Else a frame as wide as the wall.
    [media.forcedColors]: { borderColor: 'Canvas' },
  },
});

export const doorwayWords = styleIn('components', stacked(gap));

/** The title, on the wall. */
export const question = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `${layout.section} clamp(${space[6]}, 4vw, ${space[8]})`,
});

/** Text and actions, in the second of two columns of the floor. */
export const answer = styleIn('components', {
  ...stacked(gap),
  paddingInline: edge,
  paddingBlock: `clamp(${space[5]}, 3.2vw, ${space[7]}) ${layout.section}`,
  '@media': {
    [media.fromMedium]: { paddingInlineStart: `calc(50% + ${layout.gap} / 2)` },
  },
});

export const text = styleIn('components', { maxWidth: '33em', ...leadStyle });

export const signature = styleIn('components', {
  '@media': {
    [media.fromSmall]: {
      alignSelf: 'end',
      marginBlockEnd: `calc(-1 * ${layout.section})`,
    },
  },
});
