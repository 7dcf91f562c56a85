import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', {
  width: '100%',
  fontSize: '1rem',
  fontFeatureSettings: '"tnum", "lnum"',
  borderBottom: `1px solid ${vars.color.hairline}`,
});

/** Stacked below 21.5rem. A size container would have no baseline in browsers before 2025. */
const wholeLineBelow = '(21.5rem - 100%) * 999';

export const item = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  // A link is taller than text.
  alignItems: 'baseline',
  columnGap: `clamp(${vars.space[4]}, 5%, ${vars.layout.gap})`,
  rowGap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@media': { [media.print]: { padding: '5pt 0' } },
});

export const term = styleIn('components', {
  flex: `0 1 max(7.75rem, 25% - ${vars.layout.gap} / 4, ${wholeLineBelow})`,
  color: vars.color.muted,
});

export const value = styleIn('components', {
  flex: `1 1 calc(${wholeLineBelow})`,
  maxWidth: '36em',
});
