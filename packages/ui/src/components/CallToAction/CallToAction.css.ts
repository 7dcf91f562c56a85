import { pageEdge } from '../../styles/layout.css.js';
import { stacked } from '../../styles/fragments.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle, loneSentence } from '../../styles/typography.js';

const { color, layout, space } = vars;
const gap = `clamp(${space[3]}, 2.6vw, ${space[5]})`;

/** How much wider the light on the floor becomes on the side of a leaf. */
const spread = `calc(${layout.gutter} / 2)`;
/** Depth of the wall inside the doorway. */
const reveal = `calc(${layout.gutter} / 3)`;
/** Width of the wall on the side of an open leaf, and of the leaf. */
const leafWall = 'clamp(28px, 20vw - 54px, 10.5vw)';
/** On both sides, it leaves more room for the doorway. */
const narrowWall = 'clamp(28px, 20vw - 54px, 8.5vw)';
const leafWidth = 'clamp(24px, 20vw - 60px, 8vw)';
const narrowLeaf = 'clamp(24px, 20vw - 60px, 6.5vw)';
/** How much higher and lower the outer edge of a leaf is. */
const rise = 'clamp(12px, 2.4vw, 36px)';
const fall = `calc(1.5 * ${rise})`;
const leafShape = `polygon(0 ${rise}, 100% 0, 100% 100%, 0 calc(100% - ${fall}))`;
/** Depth of the floor in front. */
const floor = `clamp(26px, 4.5vw, ${space[8]})`;
/** Distance from the words to the doorway. */
const inset = 'clamp(28px, 7.2vw - 8px, 96px)';
/** From leaf to words, on a phone as far as from the window's edge. */
const leafInset = `min(4vw - 8px, 40px)`;
const phoneInset = 'clamp(12px, 11.5vw - 24px, 20px)';
/** Column of the signature. */
const person = 'clamp(9rem, 19vw, 17rem)';

/**
 * A lit doorway with an open door; the border is the wall, with the floor below. The signature is at the
 * end, on the floor line; on a phone below the words.
 */
export const doorway = styleIn('components', {
  position: 'relative',
  width: '100%',
  display: 'grid',
  gap: `${space[4]} clamp(24px, 5vw, 80px)`,
  paddingBlock: inset,
  border: 'solid transparent',
  borderBlockWidth: `clamp(${space[3]}, 3.3vw, ${space[7]}) ${floor}`,
  background: `linear-gradient(${color.onPlanePrimary} 0 0) padding-box, linear-gradient(to top, ${color.planeLow} ${floor}, ${color.onPlaneAccent} 0 calc(${floor} + 1px), ${color.plane} 0) border-box`,
  boxShadow: `inset 0 1px ${color.onPlaneAccent}`,
  breakInside: 'avoid',
  // Light on the floor.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `100% calc(-1 * ${floor})`,
    insetInline: `calc(-1 * ${spread})`,
    background: color.planeHigh,
    clipPath: `polygon(${spread} 0, calc(100% - ${spread}) 0, 100% 100%, 0 100%)`,
  },
  '@media': {
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

/** One leaf: the opening is wider than the page, and its inner wall at the window's edge, mitred at both ends. */
export const oneLeaf = styleIn('components', {
  '::before': { clipPath: `polygon(0 0, calc(100% - ${spread}) 0, 100% 100%, 0 100%)` },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    width: reveal,
    background: `color-mix(in oklab, ${color.onPlanePrimary} 46%, ${color.plane})`,
    clipPath: `polygon(0 0, 100% ${reveal}, 100% calc(100% - ${reveal}), 0 100%)`,
  },
});

const oneLeafAt = (side: 'start' | 'end') => {
  const row = (edge: string, atLeaf: string) =>
    side === 'end' ? `${edge} ${atLeaf}` : `${atLeaf} ${edge}`;
  const mirrored = `&:dir(${side === 'end' ? 'rtl' : 'ltr'})`;
  return styleIn('components', {
    borderInlineWidth: row('0', leafWall),
    paddingInline: row(pageEdge, leafInset),
    '::before': { insetInline: row('0', `calc(-1 * ${spread})`) },
    '::after': { insetInline: row('0', 'auto') },
    selectors: { [`${mirrored}::before, ${mirrored}::after`]: { scale: '-1 1' } },
    '@media': {
      [media.belowSmall]: { paddingInline: row(pageEdge, phoneInset) },
      [media.fromSmall]: { gridTemplateColumns: row('minmax(0, 1fr)', person) },
    },
  });
};

export const leafAt = { end: oneLeafAt('end'), start: oneLeafAt('start') };

/** Double door: a leaf on each side; in a wide window the words begin a quarter of the content later. */
export const twoLeaves = styleIn('components', {
  borderInlineWidth: narrowWall,
  '@media': {
    [media.belowSmall]: { paddingInline: phoneInset },
    [media.fromSmall]: { paddingInline: layout.gap },
    [media.fromMedium]: {
      paddingInlineStart: `calc(${pageEdge} / 2 + 25% + ${layout.gap} / 4 - ${narrowWall})`,
      vars: { [vars.fontSize.h1]: loneSentence },
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
  background: color.onPlaneAccent,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '1px',
    clipPath: leafShape,
    background: `linear-gradient(${color.onPlaneAccent} 0 0) 80% / 1px 24px no-repeat ${color.planeHigh}`,
  },
  selectors: {
    '&:dir(rtl)': { scale: '-1 1' },
    [`${twoLeaves} > &`]: { width: narrowLeaf },
    [`& + &, ${leafAt.start} > &`]: { insetInline: 'auto 100%', scale: '-1 1' },
    [`& + &:dir(rtl), ${leafAt.start} > &:dir(rtl)`]: { scale: '1 1' },
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
  selectors: {
    [`${leafAt.start} > &`]: { '@media': { [media.fromSmall]: { gridArea: '1 / 1' } } },
  },
  // In the dark scheme the doorway is dimmer.
  mixBlendMode: 'darken',
  // The door is the frame.
  vars: { [color.accentLine]: 'transparent' },
});

// The wall is not printed.
onPaper(doorway, { borderWidth: 0, paddingInline: 0 });
onPaper(signature, { marginBlock: `${vars.space[4]} 0` });
// They stick out of the page, which Chromium then shrinks, and begin a sheet of their own.
onPaper(`${leaf}, ${doorway}::before, ${doorway}::after`, { display: 'none' });
