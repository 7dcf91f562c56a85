import { breakpoints } from '../theme/tokens.js';

const below = (width: number) => `(max-width: ${width - 0.02}px)`;
const from = (width: number) => `(min-width: ${width}px)`;

/** Media queries, all derived from the breakpoints in the tokens. */
export const media = {
  belowSmall: below(breakpoints.small),
  fromSmall: from(breakpoints.small),
  belowMedium: below(breakpoints.medium),
  fromMedium: from(breakpoints.medium),
  belowWide: below(breakpoints.wide),
  fromWide: from(breakpoints.wide),
  print: 'print',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
