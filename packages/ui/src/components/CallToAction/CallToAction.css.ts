import { edge } from '../../styles/layoutVars.css.js';
import { stacked } from '../../styles/layout.js';
import { fullLight, wallInside } from '../../styles/light.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle } from '../../styles/typography.js';

const { color, layout, space } = vars;
const gap = `clamp(${space[4]}, 2vw, ${space[5]})`;

/** Width of the wall beside the doorway. */
const jamb = `calc(${layout.gutter} / 2)`;
/** Depth of the floor in front. */
const floor = space[8];

const wallAndFloor = `linear-gradient(to top, ${color.planeLow} ${floor}, ${color.brass} 0 calc(${floor} + 1px), ${color.plane} 0) border-box`;

type Side = 'left' | 'right';

/** The wall inside the doorway, and light. */
const lit = (hinge: Side) =>
  `linear-gradient(to ${hinge}, ${wallInside} calc(${jamb} / 3), ${fullLight.background} 0) padding-box, ${wallAndFloor}`;

/** The side of the door, towards the reader. */
const leaf = (hinge: Side) => ({
  backgroundPositionX: hinge === 'right' ? '82%' : '18%',
  transformOrigin: hinge === 'right' ? 'left' : 'right',
  transform: `perspective(100vw) rotateY(${hinge === 'right' ? -55 : 55}deg)`,
});

/**
 * A lit doorway whose door is open; its border is the wall, with the floor below. On a phone it takes
 * the whole width. The signature is at the end, on the floor line; on a phone below
 * the words.
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
    [media.screen]: { ...fullLight, paddingInline: edge },
    [media.screenFromSmall]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) 13rem',
      paddingInline: `calc(${edge} - ${jamb})`,
      border: 'solid transparent',
      borderWidth: `${space[7]} ${jamb} ${floor}`,
      background: lit('right'),
      selectors: { '&:dir(rtl)': { background: lit('left') } },
      // Light on the floor.
      '::before': {
        content: '',
        position: 'absolute',
        // 1px less, because a fraction would widen the page.
        inset: `100% calc(1px - ${jamb}) calc(-1 * ${floor})`,
        background: color.planeHigh,
        clipPath: `polygon(${jamb} 0, calc(100% - ${jamb}) 0, 100% 100%, 0 100%)`,
      },
    },
    [media.screenFromMedium]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        width: '14vw',
        border: `1px solid ${color.brass}`,
        background: `linear-gradient(${color.brass} 0 0) 0 / 2px 24px no-repeat ${color.planeHigh}`,
      },
    },
    // Else a frame as wide as the wall.
    [media.forcedColors]: { borderColor: 'Canvas' },
    [media.print]: { display: 'block', paddingBlock: '12pt 0', breakInside: 'avoid' },
  },
});

/** The wall at the hinges of a door at the start: the first quarter of the page, if there is room. */
const wall = 'clamp(14vw, (100vw - 56rem) * .77, 50vw - 21rem)';

/** Where the door hangs; at the start, the words begin at the second quarter of the page. */
export const hinge = {
  end: styleIn('components', {
    '@media': {
      [media.screenFromMedium]: {
        paddingInlineEnd: layout.gap,
        borderInlineEndWidth: '14vw',
        '::after': { insetInlineStart: '100%', ...leaf('right') },
        selectors: { '&:dir(rtl)::after': leaf('left') },
      },
    },
  }),
  start: styleIn('components', {
    '@media': {
      [media.screenFromMedium]: {
        paddingInlineStart: layout.gap,
        borderInlineStartWidth: wall,
        background: lit('left'),
        '::after': { insetInlineEnd: '100%', ...leaf('left') },
        selectors: {
          '&:dir(rtl)': { background: lit('right') },
          '&:dir(rtl)::after': leaf('right'),
        },
      },
    },
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
