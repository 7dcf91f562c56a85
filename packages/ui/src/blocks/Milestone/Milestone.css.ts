import {
  globalStyleIn,
  media,
  numeral as numeralLook,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
import { heading } from '../../components/Heading/Heading.css.js';

export const milestone = styleIn('components', {
  ...stacked(vars.space[3]),
  marginBlockStart: `calc(clamp(${vars.space[5]}, 3vw, ${vars.space[6]}) + clamp(0px, 6vw - ${vars.space[5]}, ${vars.space[8]}))`,
  breakInside: 'avoid',
  '@media': { [media.print]: { marginBlockStart: '8pt' } },
});

globalStyleIn('components', `${milestone} > ${heading}`, { fontSize: '1.5rem' });

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

export const text = styleIn('components', { maxWidth: '33em' });
