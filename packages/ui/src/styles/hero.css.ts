import { classes } from './classes.js';
import { edge, headingWidth, unit } from './layoutVars.css.js';
import { inFront, stacked } from './layout.js';
import { plane, planeFloor } from './plane.css.js';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';
import { eyebrowStyle } from './typography.js';

const { space } = vars;

/** Distance from the header to the words: the same on every page. */
export const wallTop = 'clamp(20px, min(3.4vw, 5.4svh), 48px)';

const wordsGap = `clamp(${space[4]}, 2vw, ${space[5]})`;

/** Distance from the words to the lower edge of the floor. */
export const floorEnd = 'clamp(32px, 4vw, 56px)';

/** In a high window the lines of a heading are shorter, so that it fills the wall. */
export const inHighWindow = {
  '(min-height: 50em)': { vars: { [headingWidth]: '9.475em' } },
};

/** Clips its drawing, which extends beyond it on all sides. */
export const root = styleIn('components', { width: '100%', overflow: 'clip' });

export const wall = classes(
  plane,
  styleIn('components', {
    paddingInline: edge,
    paddingBlock: `${wallTop} max(${space[5]}, 2.6 * ${unit})`,
  }),
);

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

/** A title without an eyebrow begins at the same height as one with an eyebrow. */
export const titleFirst = styleIn('components', {
  '@media': { [media.fromSmall]: { paddingBlockStart: `calc(1.5rem + ${wordsGap})` } },
});

export const lead = styleIn('components', {
  maxWidth: '32em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
});

/** Without words the floor is still high enough for the light below a door. */
export const floor = classes(
  plane,
  planeFloor,
  styleIn('components', {
    minHeight: `calc(6 * ${unit})`,
    paddingInline: edge,
  }),
);

export const floorWords = styleIn('components', {
  ...inFront,
  ...stacked(space[5]),
  paddingBlock: `clamp(24px, 3.2vw, 48px) ${floorEnd}`,
  '@media': {
    // The first action has to be in a phone's first view.
    [media.belowSmall]: { gap: space[3] },
  },
});

globalStyleIn('components', `${floorWords} > *`, { maxWidth: '44em' });

export const text = styleIn('components', {
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  // No single word on the last line.
  textWrap: 'balance',
});

/** The note is close to the text; on a phone it follows the actions, which belong in the first view. */
export const note = styleIn('components', {
  maxWidth: vars.size.measure,
  color: vars.color.muted,
  textWrap: 'balance',
  '@media': {
    [media.fromSmall]: { marginBlockStart: `calc(-1 * ${space[2]})` },
    [media.belowSmall]: { order: 1, fontSize: vars.fontSize.small },
  },
});

/*
 * For a site's own rules for page transitions. A document must have each name once, so only the hero that begins
 * `main` has them.
 */
for (const [name, part] of Object.entries({ wall: words, floor: floorWords }))
  globalStyleIn('components', `main > ${root}:first-child ${part}`, {
    viewTransitionName: `advisor-${name}`,
    viewTransitionClass: 'advisor-words',
  });
