import { breakpoints } from './tokens.js';

// In em, so that readers with a larger default text size get a layout with room for it.
const em = (px: number) => `${px / 16}em`;
const below = (width: number) => `(max-width: ${em(width - 0.02)})`;
const from = (width: number) => `(min-width: ${em(width)})`;

export const media = {
  belowSmall: below(breakpoints.small),
  fromSmall: from(breakpoints.small),
  smallToMedium: `${from(breakpoints.small)} and ${below(breakpoints.medium)}`,
  belowMedium: below(breakpoints.medium),
  fromMedium: from(breakpoints.medium),
  belowBar: below(breakpoints.bar),
  fromBar: from(breakpoints.bar),
  belowWide: below(breakpoints.wide),
  fromWide: from(breakpoints.wide),
  /** Minimal height, as at 400 % zoom: nothing is sticky. */
  minimalHeight: '(max-height: 18em)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
