import { breakpoints } from '../theme/tokens.js';

// In em, so that a reader who has set larger text in the browser gets the layout with room for it.
const em = (px: number) => `${px / 16}em`;
const below = (width: number) => `(max-width: ${em(width - 0.02)})`;
const from = (width: number) => `(min-width: ${em(width)})`;

/** Media queries, all derived from the breakpoints in the tokens. */
export const media = {
  belowSmall: below(breakpoints.small),
  fromSmall: from(breakpoints.small),
  belowMedium: below(breakpoints.medium),
  fromMedium: from(breakpoints.medium),
  belowWide: below(breakpoints.wide),
  fromWide: from(breakpoints.wide),
  /** A window with no room to spare, as at 400 % zoom: nothing sticks to it. */
  short: '(max-height: 18em)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
