import { media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** From the portrait to the words. */
const gap = 'clamp(16px, 2vw, 28px)';

/** Words beside the portrait, and under it where a name would not fit. */
export const signature = styleIn('components', {
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  alignItems: 'end',
  breakInside: 'avoid',
  '@media': {
    [media.belowSmall]: { flexWrap: 'nowrap', alignItems: 'center' },
    [media.print]: { marginBlockEnd: '6pt' },
  },
});

/** From the upper edge of the portrait on; on a phone the text continues below it. */
export const withText = styleIn('components', {
  alignItems: 'start',
  '@media': {
    [media.belowSmall]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: 0,
    },
  },
});

export const portrait = styleIn('components', {
  flex: 'none',
  width: 'clamp(72px, 18.5vw, 128px)',
  // The first view of a phone has an action, too.
  selectors: { [`${withText} > &`]: { '@media': { [media.belowSmall]: { width: '96px' } } } },
  '@media': { [media.print]: { width: '20mm' } },
});

export const words = styleIn('components', {
  flex: '1 1 10rem',
  minWidth: 0,
  containerType: 'inline-size',
  // Clear of a line that the portrait ends at.
  '@media': { [media.fromSmall]: { paddingBlockEnd: vars.space[3] } },
  selectors: { [`${withText} > &`]: { '@media': { [media.belowSmall]: { display: 'contents' } } } },
});

export const name = styleIn('components', {
  ...serif,
  // In one line, if it is no longer than most names.
  fontSize: `clamp(${vars.fontSize.h4}, 11.5cqi, ${vars.fontSize.h3})`,
  lineHeight: 1.15,
});

export const proof = styleIn('components', {
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const text = styleIn('components', {
  marginBlockStart: vars.space[3],
  // Away from where a late font would change the number of lines.
  maxWidth: '33em',
  gridColumn: '1 / -1',
});
