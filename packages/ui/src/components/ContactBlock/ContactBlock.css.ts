import { edge } from '../../styles/measure.css.js';
import {
  beside,
  doorway,
  globalStyleIn,
  lead,
  media,
  quarter,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

const { color, layout, space } = vars;
const fromSmall = `${media.screen} and ${media.fromSmall}`;
const gap = `clamp(${space[4]}, 2vw, ${space[5]})`;

const jamb = `calc(${layout.gutter} / 2)`;

/** The visitor is at the door: the last band of a page is the light in its frame. */
export const block = styleIn('components', {
  width: '100%',
  paddingBlock: layout.section,
  '@media': {
    // A title as large as the page's would take too many lines.
    [`${media.belowSmall}, ${media.print}`]: { vars: { [vars.fontSize.h1]: vars.fontSize.h2 } },
    [media.screen]: {
      paddingInline: `calc(${edge} - ${jamb})`,
      border: `solid ${color.plane}`,
      borderWidth: `${jamb} ${jamb} 0`,
      ...doorway(`calc(${jamb} / 3)`),
    },
    [media.print]: { paddingBlock: '12pt 0', breakInside: 'avoid' },
  },
});

export const words = styleIn('components', stacked(gap));

/** What follows the heading. */
export const answer = styleIn('components', stacked(gap));

export const text = styleIn('components', { maxWidth: '33em', ...lead });

export const note = styleIn('components', {
  maxWidth: '33em',
  color: color.muted,
  textWrap: 'pretty',
});

/** The heading beside the other words. */
export const plain = styleIn('components', {});
globalStyleIn('components', `${plain} > ${words}`, {
  ...beside,
  alignItems: 'first baseline',
});

/** The face in the last of four columns, on the lower edge; on a phone below the words. */
export const signed = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${layout.gap}`,
  '@media': {
    [fromSmall]: { gridTemplateColumns: `minmax(0, 1fr) max(${quarter}, 12rem)` },
    [media.print]: { display: 'block' },
  },
});

export const signature = styleIn('components', {
  '@media': {
    [fromSmall]: {
      alignSelf: 'end',
      marginBlockEnd: `calc(-1 * ${layout.section})`,
    },
  },
});
