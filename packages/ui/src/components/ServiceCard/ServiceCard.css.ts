import { media, styleIn, vars } from '../../styles/stylesheet.js';

const inset = 'clamp(20px, 3.2vw, 48px)';

/** Two leaves of one door: the cards share their rows, so that the hairlines meet across the rule. */
export const pair = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
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
  paddingInlineEnd: inset,
  selectors: {
    '& + &': {
      borderInlineStart: `1px solid ${vars.color.accentLine}`,
      paddingInline: `${inset} 0`,
    },
  },
  '@media': {
    [media.belowMedium]: {
      display: 'block',
      paddingInlineEnd: 0,
      selectors: {
        '& + &': {
          borderInlineStart: 0,
          borderBlockStart: `1px solid ${vars.color.accentLine}`,
          padding: `${vars.space[6]} 0 0`,
          marginTop: vars.space[7],
        },
      },
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
