import { createVar } from '@vanilla-extract/css';
import { pageEdge } from '../../styles/layout.css.js';
import { inFront, stacked } from '../../styles/fragments.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';
import { lead, wallTop } from '../../styles/heads.css.js';

const { color, layout, space } = vars;

/** Colour of the light on the floor, which has another on the wall. */
const light = createVar('light');
const portrait = createVar('portrait');
/** Width of the open leaf. */
const leaf = createVar('leaf');
/** Widths in the drawings: of the portrait, of the portrait and the inner wall beside it, of a leaf. */
const [width, opening, narrowLeaf, wideLeaf] = [320, 344, 64, 136];
const share = (part: number, of: string) => `calc(${part / width} * ${of})`;

const ground = (leafWidth: number, desk: string, phone: string) =>
  styleIn('components', {
    background: color.sunken,
    vars: {
      [light]: color.beamOnSunken,
      [portrait]: `min(320px, ${desk})`,
      [leaf]: share(leafWidth, portrait),
    },
    '@media': { [media.belowSmall]: { vars: { [portrait]: phone } } },
  });

/** The light is painted above the background of the root, and below the content. */
export const grounds = {
  /** On a phone door and leaf are as wide as the content. */
  sunken: ground(
    narrowLeaf,
    '29vw',
    `min(320px, ${width / (opening + narrowLeaf)} * (100vw - 2 * ${layout.gutter}))`,
  ),
  plane: ground(wideLeaf, '22.3vw', 'clamp(120px, 100svh - 520px, 50vw)'),
};

globalStyleIn('components', `${grounds.sunken} svg stop`, { stopColor: light });

/** The words beside a lit room; on a phone the room is below them. */
export const wall = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[8]} clamp(${space[6]}, 5vw, ${space[8]})`,
  paddingInline: pageEdge,
  paddingBlockStart: wallTop,
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

globalStyleIn('components', `${grounds.plane} > ${wall}`, {
  '@media': { [media.belowSmall]: { rowGap: space[6] } },
});

/** Keeps the words clear of the floor line. */
export const words = styleIn('components', {
  '@media': {
    [media.fromSmall]: { paddingBlockEnd: `clamp(${space[6]}, 5vw, ${space[9]})` },
  },
});

// Smaller, so that face and first number are in the first view of a phone.
globalStyleIn('components', `${words} ${lead}`, {
  '@media': { [media.belowSmall]: { fontSize: '1rem' } },
});

/** An open door in full light, with the person at its threshold, as high as the door. */
export const doorway = styleIn('components', {
  position: 'relative',
  placeSelf: 'end',
  display: 'flex',
  justifyContent: 'end',
  width: share(opening, portrait),
  marginInlineEnd: leaf,
});

globalStyleIn('components', `${doorway} > div`, { width: portrait });

// The door is the frame.
globalStyleIn('components', `${doorway} :is(img, [role=img])`, { outlineColor: 'transparent' });

/** The door and its light, which falls from the room over the floor. */
export const door = styleIn('components', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  overflow: 'visible',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

/** Numbers or actions, and the notes in the light. The door covers its upper edge. */
export const floor = styleIn('components', {
  display: 'grid',
  gap: `${space[5]} clamp(${space[6]}, 7vw, ${space[9]})`,
  paddingInline: pageEdge,
  paddingBlock: `clamp(${space[5]}, 3vw, ${space[7]}) clamp(${space[6]}, 4vw, ${space[8]})`,
  borderBlockStart: `1px solid ${color.accentLine}`,
  '@media': {
    [media.fromSmall]: { gridTemplateColumns: `minmax(0, 1fr) calc(${portrait} + ${leaf})` },
  },
});

globalStyleIn('components', `${floor} > *`, inFront);

export const notes = styleIn('components', {
  alignSelf: 'center',
  '@media': { [media.fromSmall]: { maxWidth: `calc(${portrait} - ${space[4]})` } },
  ...stacked(space[3]),
  lineHeight: 1.5,
});

// Below numbers they are a part of their own.
globalStyleIn('components', `${grounds.sunken} ${notes}`, {
  '@media': {
    [media.belowSmall]: {
      alignSelf: 'stretch',
      marginBlockStart: space[2],
      borderBlockStart: `1px solid ${color.hairline}`,
      paddingBlockStart: space[5],
    },
  },
});

globalStyleIn('components', `${notes} > :first-child`, {
  ...serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.2,
});
