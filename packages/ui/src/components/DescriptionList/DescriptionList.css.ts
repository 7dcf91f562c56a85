import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', {
  width: '100%',
  fontFeatureSettings: '"tnum", "lnum"',
  borderBottom: `1px solid ${vars.color.hairline}`,
});

/**
 * Not the window decides whether terms have a column, but the room there is: below 26rem term and
 * value each ask for a whole line. A size container would have no baseline in browsers before 2025,
 * and the heading beside a list would be at its foot.
 */
const wholeLineBelow = '(26rem - 100%) * 999';

export const entry = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  // A link is taller than its words.
  alignItems: 'baseline',
  columnGap: vars.layout.gap,
  rowGap: vars.space[1],
  padding: '18px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@media': { [media.print]: { padding: '5pt 0' } },
});

export const term = styleIn('components', {
  flex: `0 1 max(10.5rem, 25% - ${vars.layout.gap} / 4, ${wholeLineBelow})`,
  color: vars.color.muted,
});

export const value = styleIn('components', {
  flex: `1 1 calc(${wholeLineBelow})`,
  minWidth: 0,
  maxWidth: '36em',
});

globalStyleIn('components', `${value} li + li`, { marginBlockStart: vars.space[1] });
