import { body, card } from '../../components/Card/Card.css.js';
import {
  globalStyleIn,
  media,
  numeral as numeralLook,
  serif,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

const { space } = vars;

export const milestone = styleIn('components', {
  marginBlockStart: `clamp(${space[7]}, 8.4vw, 120px)`,
  '@media': { [media.print]: { marginBlockStart: '8pt' } },
});

const numeralSize = 'min(33vw, max(21vw + 10px, 126px), 320px)';

/** The sentence is beside the value, on its baseline. */
globalStyleIn('components', `${milestone} > ${card}`, {
  '@media': {
    [media.desk]: {
      gridTemplate: 'auto / auto minmax(0, 1fr)',
      columnGap: space[8],
      alignItems: 'last baseline',
    },
  },
});
globalStyleIn('components', `${milestone} ${body}`, {
  ...serif,
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  '@media': {
    [media.desk]: {
      position: 'relative',
      insetBlockEnd: `calc(.187 * ${numeralSize} + .9 * ${vars.fontSize.h3})`,
    },
  },
});

/** As high as the drawing. Its size depends on the window alone: with larger text it would break. */
export const numeral = styleIn('components', {
  '@media': {
    [media.screen]: {
      display: 'block',
      ...numeralLook,
      lineHeight: 0.85,
      letterSpacing: '-.045em',
      fontSize: numeralSize,
      // Optically aligned: a digit has space before it.
      marginInlineStart: '-.05em',
      marginBlock: '.14em .04em',
    },
  },
});
