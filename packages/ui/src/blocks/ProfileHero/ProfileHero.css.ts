import { createVar } from '@vanilla-extract/css';
import { edge } from '../../styles/layout.css.js';
import { inFront, stacked } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';
import { lead, root, wallTop } from '../../styles/hero.css.js';

const { color, layout, space } = vars;

const portraitSize = 'min(320px, 32vw)';
const portraitWidth = createVar('portraitWidth');
/** Width of the portrait and of the inner wall beside it, as in the drawing. */
const doorwayWidth = `calc(${344 / 320} * ${portraitWidth})`;

/** The words beside a lit room; on a phone the room is below them. */
export const wall = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[4]} clamp(${space[6]}, 5vw, ${space[8]})`,
  paddingInlineStart: edge,
  paddingBlockStart: wallTop,
  background: color.sunkenDeep,
  // The colour of the light on the floor.
  fill: color.lightOnSunken,
  '@media': {
    [media.fromSmall]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInlineEnd: edge,
    },
  },
});

/** Keeps the words clear of the floor line. */
export const words = styleIn('components', {
  '@media': {
    [media.fromSmall]: { paddingBlockEnd: `clamp(${space[6]}, 5vw, ${space[9]})` },
    [media.belowSmall]: { paddingInlineEnd: edge },
  },
});

// Smaller, so that face and first number are in the first view of a phone.
globalStyleIn('components', `${words} ${lead}`, {
  '@media': { [media.belowSmall]: { fontSize: '1rem' } },
});

/** An open door in full light, with the person at its threshold, as high as the door. */
export const doorway = styleIn('components', {
  position: 'relative',
  alignSelf: 'end',
  display: 'flex',
  justifyContent: 'end',
  width: doorwayWidth,
  vars: { [portraitWidth]: portraitSize },
  '@media': {
    // Leaves room for the leaf of the door.
    [media.belowSmall]: {
      marginInlineStart: `calc(-.5 * ${layout.gutter})`,
      vars: { [portraitWidth]: 'min(320px, 95vw - 47px)' },
    },
  },
});

globalStyleIn('components', `${doorway} > div`, { width: portraitWidth });

// The door is the frame.
globalStyleIn('components', `${doorway} :is(img, [role=img])`, { outlineColor: 'transparent' });

/** The door and its light, which falls from the room over the floor. */
export const door = styleIn('components', {
  // Dark enough for a light wall.
  vars: { [color.brass]: color.accentLine },
  position: 'absolute',
  inset: 0,
  width: '100%',
  overflow: 'visible',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

/** Numbers, and the notes in the light. */
export const floor = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[5]} clamp(${space[6]}, 7vw, ${space[9]})`,
  paddingInline: edge,
  paddingBlock: `clamp(${space[5]}, 3vw, ${space[7]}) clamp(${space[6]}, 4vw, ${space[8]})`,
  borderBlockStart: `1px solid ${color.accentLine}`,
  '@media': { [media.fromSmall]: { gridTemplateColumns: `minmax(0, 1fr) ${portraitSize}` } },
});

export const notes = styleIn('components', {
  ...inFront,
  alignSelf: 'center',
  ...stacked(space[3]),
  lineHeight: 1.5,
});

/** The first note, as large as a heading. */
globalStyleIn('components', `${notes} > :first-child`, {
  ...serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.2,
});

// On the root, so that the light is painted above the background and below the content.
globalStyleIn('components', `${root}:has(> ${floor})`, { background: color.sunken });
