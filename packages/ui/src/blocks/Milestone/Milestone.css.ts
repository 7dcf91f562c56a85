import { media, numeral as numeralLook, styleIn, vars } from '../../styles/stylesheet.js';

const { space } = vars;

export const milestone = styleIn('components', {
  marginBlockStart: `calc(clamp(${space[5]}, 3vw, ${space[6]}) + clamp(0px, 6vw - ${space[5]}, ${space[8]}))`,
  '@media': { [media.print]: { marginBlockStart: '8pt' } },
});

/** As high as the drawing. Its size depends on the window alone: with larger text it would break. */
export const numeral = styleIn('components', {
  '@media': {
    [media.screen]: {
      display: 'block',
      ...numeralLook,
      lineHeight: 0.85,
      letterSpacing: '-.045em',
      fontSize: 'min(33vw, max(21vw + 10px, 126px), 320px)',
      // Optically aligned: a digit has space before it.
      marginInlineStart: '-.05em',
      marginBlock: '.14em .04em',
    },
  },
});
