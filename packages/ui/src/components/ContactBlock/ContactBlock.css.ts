import { edge } from '../../styles/layoutVars.css.js';
import {
  doorwayStyle,
  leadStyle,
  media,
  quarter,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

const { color, layout, space } = vars;
const gap = `clamp(${space[4]}, 2vw, ${space[5]})`;

const jamb = `calc(${layout.gutter} / 2)`;

/**
 * A lit door, its frame a petrol border. The signature is in the last of four columns, on the lower
 * edge; on a phone below the words.
 */
export const doorway = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${layout.gap}`,
  paddingBlock: layout.section,
  '@media': {
    // A title as large as the page's would take too many lines on a phone.
    [`${media.belowSmall}, ${media.print}`]: { vars: { [vars.fontSize.h1]: vars.fontSize.h2 } },
    [media.screenFromSmall]: { gridTemplateColumns: `minmax(0, 1fr) max(${quarter}, 12rem)` },
    [media.screen]: {
      paddingInline: `calc(${edge} - ${jamb})`,
      border: `solid ${color.plane}`,
      borderWidth: `${jamb} ${jamb} 0`,
      ...doorwayStyle(`calc(${jamb} / 3)`),
    },
    [media.print]: { display: 'block', paddingBlock: '12pt 0', breakInside: 'avoid' },
  },
});

/** A narrower door: the border is wider on the other side. */
export const doorSide = {
  start: styleIn('components', {
    '@media': { [media.screenFromMedium]: { borderInlineEndWidth: '16vw' } },
  }),
  end: styleIn('components', {
    '@media': { [media.screenFromMedium]: { borderInlineStartWidth: '16vw' } },
  }),
};

export const doorwayWords = styleIn('components', stacked(gap));

/** The title, on the wall. */
export const question = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `${layout.section} clamp(${space[6]}, 4vw, ${space[8]})`,
  '@media': { [media.print]: { paddingBlock: '12pt 6pt', breakAfter: 'avoid' } },
});

/** Text and actions, in the second of two columns of the floor. */
export const answer = styleIn('components', {
  ...stacked(gap),
  paddingInline: edge,
  paddingBlock: `clamp(${space[5]}, 3.2vw, ${space[7]}) ${layout.section}`,
  '@media': {
    [media.screenFromMedium]: { paddingInlineStart: `calc(50% + ${layout.gap} / 2)` },
    [media.print]: { paddingBlock: '6pt 0' },
  },
});

export const text = styleIn('components', { maxWidth: '33em', ...leadStyle });

export const signature = styleIn('components', {
  '@media': {
    [media.screenFromSmall]: {
      alignSelf: 'end',
      marginBlockEnd: `calc(-1 * ${layout.section})`,
    },
    [media.print]: { marginBlockStart: '12pt' },
  },
});
