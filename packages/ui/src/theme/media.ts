import { breakpoints } from './tokens.js';

// In em, so that readers with a larger default text size get a layout with room for it.
const em = (px: number) => `${px / 16}em`;
const below = (width: number) => `(max-width: ${em(width - 0.02)})`;
const from = (width: number) => `(min-width: ${em(width)})`;

/** Media queries, all derived from the breakpoints in the tokens. */
export const media = {
  belowSmall: below(breakpoints.small),
  fromSmall: from(breakpoints.small),
  belowMedium: below(breakpoints.medium),
  fromMedium: from(breakpoints.medium),
  /** Wider than a phone, narrower than a desk; never paper. */
  tablet: `screen and ${from(breakpoints.small)} and ${below(breakpoints.medium)}`,
  /** A desk; never paper. */
  desk: `screen and ${from(breakpoints.medium)}`,
  belowBar: below(breakpoints.bar),
  fromBar: from(breakpoints.bar),
  belowWide: below(breakpoints.wide),
  fromWide: from(breakpoints.wide),
  /** Wider than a phone, too narrow for words and a large drawing side by side; never paper. */
  compact: `screen and ${from(breakpoints.small)} and ${below(breakpoints.wide)}`,
  /** A very small viewport, as at 400 % zoom: nothing is sticky. */
  short: '(max-height: 18em)',
  /** A window of a small laptop: what counts comes first. */
  low: '(max-height: 50em)',
  print: 'print',
  /** Everything but paper. */
  screen: 'screen',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
