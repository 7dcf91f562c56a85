import { pageEdge } from '../../styles/layout.css.js';
import { stacked } from '../../styles/layout.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle, ownSizes } from '../../styles/typography.js';

const { color, layout, space } = vars;
const gap = `clamp(${space[3]}, 2.6vw, ${space[5]})`;

/** Width of the wall beside the doorway. */
const jamb = `calc(${layout.gutter} / 2)`;
/** Depth of the wall inside the doorway. */
const reveal = `calc(${layout.gutter} / 3)`;
/** Width of the wall on the side of an open leaf, and of the leaf. */
const leafWall = 'clamp(28px, 20vw - 54px, 14vw)';
/** On both sides, it leaves more room for the doorway. */
const narrowWall = 'clamp(28px, 20vw - 54px, 8.5vw)';
const leafWidth = 'clamp(24px, 20vw - 60px, 9vw)';
const narrowLeaf = 'clamp(24px, 20vw - 60px, 6.5vw)';
/** How much higher and lower the outer edge of a leaf is. */
const rise = 'clamp(12px, 2.4vw, 36px)';
const fall = `calc(1.5 * ${rise})`;
const leafShape = `polygon(0 ${rise}, 100% 0, 100% 100%, 0 calc(100% - ${fall}))`;
/** Depth of the floor in front. */
const floor = `clamp(26px, 4.5vw, ${space[8]})`;
/** Distance from the words to the doorway. */
const inset = 'clamp(28px, 7.2vw - 8px, 96px)';
/** On a phone, at both sides. */
const phoneInset = 'clamp(12px, 11.5vw - 24px, 20px)';

/**
 * A lit doorway with an open door; the border is the wall, with the floor below. The signature is at the
 * end, on the floor line; on a phone below the words.
 */
export const doorway = styleIn('components', {
  position: 'relative',
  width: '100%',
  display: 'grid',
  gap: `${space[4]} ${layout.gap}`,
  paddingBlock: inset,
  paddingInline: `calc(${pageEdge} - ${jamb}) min(4vw - 8px, ${layout.gap})`,
  border: 'solid transparent',
  borderBlockWidth: `clamp(${space[3]}, 3.3vw, ${space[7]}) ${floor}`,
  borderInlineWidth: `${jamb} ${leafWall}`,
  background: `linear-gradient(${color.doorLight} 0 0) padding-box, linear-gradient(to top, ${color.planeLow} ${floor}, ${color.brass} 0 calc(${floor} + 1px), ${color.plane} 0) border-box`,
  boxShadow: `inset 0 1px ${color.brass}`,
  breakInside: 'avoid',
  // Light on the floor.
  '::before': {
    content: '',
    position: 'absolute',
    // 1px less, because a fraction would widen the page.
    inset: `100% calc(1px - ${jamb}) calc(-1 * ${floor})`,
    background: color.planeHigh,
    clipPath: `polygon(${jamb} 0, calc(100% - ${jamb}) 0, 100% 100%, 0 100%)`,
  },
  '@media': {
    // Keeps the words clear of the inner wall.
    [media.belowSmall]: { paddingInline: `calc(${reveal} + ${phoneInset}) ${phoneInset}` },
    [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(9rem, 19vw, 17rem)' },
    // Forced colours would show a frame as wide as the wall.
    [media.forcedColors]: { borderColor: 'Canvas' },
  },
});

// Dark on light, in the dark scheme too: there the light is dimmer, so no words are muted.
globalStyleIn('components', `${doorway} > *`, {
  colorScheme: 'light',
  color: color.text,
  vars: { [color.muted]: color.text },
});

/** Door with one leaf: the inner wall is seen at the start, mitred at both ends. */
export const oneLeaf = styleIn('components', {
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: reveal,
    background: `color-mix(in oklab, ${color.doorLight} 46%, ${color.plane})`,
    clipPath: `polygon(0 0, 100% ${reveal}, 100% calc(100% - ${reveal}), 0 100%)`,
  },
  selectors: { '&:dir(rtl)::after': { scale: '-1 1' } },
});

/** Double door: a leaf on each side; in a wide window the words begin a quarter of the content later. */
export const twoLeaves = styleIn('components', {
  borderInlineWidth: narrowWall,
  '@media': {
    [media.belowSmall]: { paddingInlineStart: phoneInset },
    [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: layout.gap },
    [media.fromMedium]: {
      paddingInlineStart: `calc(${pageEdge} / 2 + 25% + ${layout.gap} / 4 - ${narrowWall})`,
      vars: { [vars.fontSize.h1]: ownSizes.alone },
    },
  },
});

/** A leaf of the door, open towards the reader, outlined in brass. */
export const leaf = styleIn('components', {
  position: 'absolute',
  insetBlock: `calc(-1 * ${rise}) calc(-1 * ${fall})`,
  insetInlineStart: '100%',
  width: leafWidth,
  clipPath: leafShape,
  background: color.brass,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '1px',
    clipPath: leafShape,
    background: `linear-gradient(${color.brass} 0 0) 80% / 1px 24px no-repeat ${color.planeHigh}`,
  },
  selectors: {
    '&:dir(rtl)': { scale: '-1 1' },
    [`${twoLeaves} > &`]: { width: narrowLeaf },
    '& + &': { insetInline: 'auto 100%', scale: '-1 1' },
    '& + &:dir(rtl)': { scale: '1 1' },
  },
});

export const words = styleIn('components', stacked(gap));

// A larger title would take too many lines on a phone.
globalStyleIn('components', `${doorway} h2`, {
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.h2 } },
});

export const text = styleIn('components', { maxWidth: '33em', ...leadStyle });

export const signature = styleIn('components', {
  alignSelf: 'end',
  marginBlockEnd: `calc(-1 * ${inset})`,
  // The portrait is as light as the doorway, a photograph at most.
  mixBlendMode: 'darken',
  // The door is the frame.
  vars: { [color.accentLine]: 'transparent' },
});

// The wall is not printed.
onPaper(doorway, { borderWidth: 0, paddingInline: 0 });
// They stick out of the page, which Chromium then shrinks, and begin a sheet of their own.
onPaper(`${leaf}, ${doorway}::before, ${doorway}::after`, { display: 'none' });
