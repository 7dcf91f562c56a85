import { createVar } from '@vanilla-extract/css';
import { media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** Width of the portrait. */
const width = createVar('signature-portrait');

/** Words beside the portrait, not under it: on a narrow window they get narrower. */
export const signature = styleIn('components', {
  display: 'flex',
  gap: 'clamp(16px, 2vw, 28px)',
  alignItems: 'center',
  breakInside: 'avoid',
  '@media': { [media.print]: { marginBlockEnd: '6pt' } },
});

export const size = {
  large: styleIn('components', {
    vars: { [width]: '120px' },
    alignItems: 'start',
    '@media': {
      [media.belowSmall]: {
        vars: { [width]: '80px' },
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        rowGap: 0,
      },
    },
  }),
  // The letterhead has the name.
  small: styleIn('components', {
    vars: { [width]: '72px' },
    '@media': { [media.print]: { display: 'none' } },
  }),
};

export const portrait = styleIn('components', {
  flex: 'none',
  width,
  '@media': { [media.print]: { width: '20mm' } },
});

export const words = styleIn('components', {
  minWidth: 0,
  // On a phone the text continues below the portrait.
  selectors: {
    [`${size.large} > &`]: { '@media': { [media.belowSmall]: { display: 'contents' } } },
  },
});

export const name = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.15,
  selectors: { [`${size.large} &`]: { fontSize: vars.fontSize.h3 } },
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
  gridColumn: '1 / -1',
});
