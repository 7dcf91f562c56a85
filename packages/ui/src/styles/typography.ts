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

/** A sentence or a title alone on its ground. */
export const loneSentence = 'clamp(2.125rem, .9rem + 4.8vw, 5.25rem)';
