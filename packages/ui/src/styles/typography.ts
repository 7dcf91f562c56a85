import { media, vars } from './stylesheet.js';

/** Serif for headings. Its word spaces are too narrow at display sizes. */
export const serif = {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  wordSpacing: '.04em',
} as const;

/** The sentence below a heading. Balanced from `small` on: browsers balance few lines only. */
export const leadStyle = {
  fontSize: vars.fontSize.lead,
  '@media': { [media.fromSmall]: { lineHeight: 1.5, textWrap: 'balance' } },
} as const;

/** A small line above a large heading. */
export const eyebrowStyle = {
  fontSize: '1.0625rem',
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
  color: vars.color.accentText,
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.small } },
} as const;

/** A number set large, in the serif. */
export const numeralStyle = {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  lineHeight: 1,
  letterSpacing: '-.03em',
  fontFeatureSettings: '"lnum"',
} as const;

/** A brass underline. Longhands, because Safari before 26.2 drops a shorthand with a thickness. */
export const underline = (thickness: string, offset?: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accentText,
  textDecorationThickness: thickness,
  ...(offset && { textUnderlineOffset: offset }),
});

/**
 * Text sizes beside those of the tokens, of one component each; some differ on a phone and in a wide window: `cqi`
 * is relative to the component's box, `em` to a number of `Stats`. Storybook lists them.
 */
export const ownSizes = {
  milestone: 'min(31vw, max(21vw + 10px, 126px), 320px)',
  firstOfFive: { phone: '1.8em', wide: '2.8em' },
  caseNumber: {
    phone: 'min(6rem, 18vw)',
    wide: 'max(6rem, min(3rem + 10vw, 50svh - 17rem, 13rem))',
  },
  largeStats: { phone: '12.5cqi', wide: 'clamp(min(2.75rem, 16cqi), 1rem + 5.2cqi, 6rem)' },
  linkList: 'clamp(1.375rem, 1.05rem + 1.55cqi, 2.0625rem)',
  quotation: 'clamp(1.75rem, .25rem + 6.3vw, 5rem)',
  stepNumber: { phone: vars.fontSize.h2, wide: 'clamp(3.5rem, 9vw, 5.5rem)' },
  pairedLists: 'clamp(1.125rem, 2.6vw, 2.25rem)',
  /** A sentence or a title alone on its ground. */
  alone: 'clamp(2.125rem, .9rem + 4.8vw, 5.25rem)',
  unit: `clamp(${vars.fontSize.tiny}, .3em, 1.5rem)`,
} as const;
