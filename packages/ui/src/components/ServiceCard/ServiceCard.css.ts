import { media, styleIn, vars } from '../../styles/stylesheet.js';

/** The cards share their rows, so that their hairlines are level. */
export const pair = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  '@media': { [media.belowMedium]: { display: 'block' } },
});

export const card = styleIn('components', {
  display: 'grid',
  // Its head, and a row a point.
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  // A word longer than the card breaks instead of widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  breakInside: 'avoid',
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.accentLine}`,
  '@media': {
    [media.belowMedium]: {
      display: 'block',
      selectors: { '& + &': { marginTop: vars.space[7] } },
    },
  },
});

export const head = styleIn('components', { alignSelf: 'end', paddingBottom: vars.space[4] });

export const eyebrow = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.accentText,
  marginBottom: vars.space[2],
});

export const points = styleIn('components', { display: 'contents' });

export const point = styleIn('components', {
  padding: `${vars.space[4]} 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
  lineHeight: 1.5,
});
