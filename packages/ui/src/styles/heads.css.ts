import { inFront, stacked } from './fragments.js';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';
import { eyebrowStyle } from './typography.js';

const { space } = vars;

/** Distance from the header to the words: the same on every page. */
export const wallTop = 'clamp(20px, min(3.4vw, 5.4svh), 48px)';

const wordsGap = `clamp(${space[4]}, 2vw, ${space[5]})`;

/** Height of a `wide` drawing between heading and text. */
export const lowFigure = 'clamp(6.25rem, 27vw, 16rem)';

/** Marks a drawing that on a phone needs other room: in front of it, less height, or both. */
export const phoneRoom = {
  inFront: styleIn('components', {}),
  wide: styleIn('components', {}),
  low: styleIn('components', {}),
};

/** Clips its drawing, which extends beyond it on all sides. */
export const root = styleIn('components', { width: '100%', overflow: 'clip' });

export const words = styleIn('components', {
  ...inFront,
  ...stacked(wordsGap),
});

/** The link to the page above, and the eyebrow. */
export const backAndEyebrow = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  fontSize: eyebrowStyle.fontSize,
  '@media': eyebrowStyle['@media'],
});

// Not in a sentence, so WCAG 2.5.8 requires a target of full height.
globalStyleIn('components', `${backAndEyebrow} :where(a)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
});
globalStyleIn('components', `${backAndEyebrow} a:not(:hover, :focus-visible)`, {
  textDecorationLine: 'none',
});

export const eyebrow = styleIn('components', eyebrowStyle);
globalStyleIn('components', `a + ${eyebrow}`, {
  '@media': {
    [media.fromSmall]: {
      borderInlineStart: `1px solid ${vars.color.accentLine}`,
      paddingInlineStart: space[5],
    },
  },
});

/** A title without an eyebrow begins at the same height as one with an eyebrow. */
export const titleFirst = styleIn('components', {
  paddingBlockStart: space[5],
  '@media': { [media.fromSmall]: { paddingBlockStart: `calc(1.5rem + ${wordsGap})` } },
});

export const lead = styleIn('components', {
  maxWidth: '32em',
  fontSize: vars.fontSize.lead,
  '@media': { [media.fromSmall]: { lineHeight: 1.5 } },
  textWrap: 'balance',
});
