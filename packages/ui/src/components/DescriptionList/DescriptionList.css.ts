import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', {
  width: '100%',
  fontFeatureSettings: '"tnum", "lnum"',
  borderBottom: `1px solid ${vars.color.hairline}`,
});

/**
 * Below 28rem of its own width, term and value are stacked. A size container would have no baseline
 * in browsers before 2025.
 */
const wholeLineBelow = '(28rem - 100%) * 999';

export const item = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  // A link is taller than text.
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
  maxWidth: '36em',
});

globalStyleIn('components', `${value} li + li`, { marginBlockStart: vars.space[1] });
