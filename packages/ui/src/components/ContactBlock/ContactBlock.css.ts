import { edge } from '../../styles/measure.css.js';
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
 * The visitor is at the door: the last band of a page is the light in its frame. The face is in the
 * last of four columns, on the lower edge; on a phone below the words.
 */
export const doorway = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${layout.gap}`,
  paddingBlock: layout.section,
  '@media': {
    // A title as large as the page's would take too many lines on a phone.
    [`${media.belowSmall}, ${media.print}`]: { vars: { [vars.fontSize.h1]: vars.fontSize.h2 } },
    [media.beyondPhone]: { gridTemplateColumns: `minmax(0, 1fr) max(${quarter}, 12rem)` },
    [media.screen]: {
      paddingInline: `calc(${edge} - ${jamb})`,
      border: `solid ${color.plane}`,
      borderWidth: `${jamb} ${jamb} 0`,
      ...doorwayStyle(`calc(${jamb} / 3)`),
    },
    [media.print]: { display: 'block', paddingBlock: '12pt 0', breakInside: 'avoid' },
  },
});

/** The door is narrower, at one side of the wall; its leaf opens to the other. */
export const opens = {
  start: styleIn('components', {
    '@media': { [media.desk]: { borderInlineEndWidth: '16vw' } },
  }),
  end: styleIn('components', {
    '@media': { [media.desk]: { borderInlineStartWidth: '16vw' } },
  }),
};

export const words = styleIn('components', stacked(gap));

/** The question, as large as the home page's title. */
export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `${layout.section} clamp(${space[6]}, 4vw, ${space[8]})`,
  '@media': { [media.print]: { paddingBlock: '12pt 6pt', breakAfter: 'avoid' } },
});

/** The answer begins in the second of two columns. */
export const floor = styleIn('components', {
  ...stacked(gap),
  paddingInline: edge,
  paddingBlock: `clamp(${space[5]}, 3.2vw, ${space[7]}) ${layout.section}`,
  '@media': {
    [media.desk]: { paddingInlineStart: `calc(50% + ${layout.gap} / 2)` },
    [media.print]: { paddingBlock: '6pt 0' },
  },
});

export const text = styleIn('components', { maxWidth: '33em', ...leadStyle });

export const signature = styleIn('components', {
  '@media': {
    [media.beyondPhone]: {
      alignSelf: 'end',
      marginBlockEnd: `calc(-1 * ${layout.section})`,
    },
    [media.print]: { marginBlockStart: '12pt' },
  },
});
