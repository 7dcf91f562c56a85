import { media, numeralStyle, serif, styleIn, vars } from '../../styles/stylesheet.js';

const { space } = vars;

const numeralSize = 'min(33vw, max(21vw + 10px, 126px), 320px)';

/** The sentence is beside the value, on its baseline. */
export const milestone = styleIn('components', {
  display: 'grid',
  gap: space[3],
  marginBlockStart: `clamp(${space[7]}, 8.4vw, 120px)`,
  breakInside: 'avoid',
  '@media': {
    [media.screenFromMedium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[8],
      alignItems: 'last baseline',
    },
    [media.print]: { marginBlockStart: '8pt' },
  },
});

export const text = styleIn('components', {
  ...serif,
  maxWidth: '33em',
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  '@media': {
    [media.screenFromMedium]: {
      position: 'relative',
      // From the words below the value up to its baseline, below which it has .187em of Newsreader.
      insetBlockEnd: `calc(.187 * ${numeralSize} + .9 * ${vars.fontSize.h3})`,
    },
  },
});

/** As high as the drawing. Its size depends on the window alone: as larger text it would break. */
export const numeral = styleIn('components', {
  '@media': {
    [media.screen]: {
      display: 'block',
      ...numeralStyle,
      lineHeight: 0.85,
      letterSpacing: '-.045em',
      fontSize: numeralSize,
      // Optically aligned: a digit has space before it.
      marginInlineStart: '-.05em',
      marginBlock: '.14em .04em',
    },
  },
});
