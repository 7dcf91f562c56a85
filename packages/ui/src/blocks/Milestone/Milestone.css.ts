import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralText } from '../../styles/numeral.css.js';
import { numeralStyle, serif } from '../../styles/typography.js';

const { space } = vars;

export const milestone = styleIn('components', {
  display: 'grid',
  gap: space[5],
  marginBlockStart: `clamp(${space[7]}, 8.4vw, 120px)`,
  breakInside: 'avoid',
  '@media': { [media.belowSmall]: { gap: space[6] } },
});

/** Aligns the words after the value with its baseline; on a phone they are its caption. */
globalStyleIn('components', `${milestone} > h3`, {
  '@media': {
    [media.belowSmall]: numeralText,
    [media.fromMedium]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[6],
      alignItems: 'last baseline',
    },
  },
});

export const text = styleIn('components', {
  ...serif,
  maxWidth: '33em',
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
});

/** As high as a drawing. In units of the window, because a larger text size would break the number. */
export const numeral = styleIn('components', {
  display: 'block',
  ...numeralStyle,
  lineHeight: 0.85,
  letterSpacing: '-.045em',
  fontSize: 'min(31vw, max(21vw + 10px, 126px), 320px)',
  gridColumn: 1,
  // Optically aligned: a digit has space before it.
  marginInlineStart: `calc(-.05em * ${vars.numeral.inset})`,
  marginBlock: '.14em .04em',
  color: vars.color.text,
  '@media': { [media.belowSmall]: { marginBlockEnd: '-.02em' } },
});

onPaper(numeral, { display: 'inline', fontSize: 'inherit' });
