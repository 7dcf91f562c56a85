import { edge } from '../../styles/layoutVars.css.js';
import {
  doorwayStyle,
  globalStyleIn,
  inFront,
  media,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
import { root, wallTop } from '../../styles/hero.css.js';

const { color, layout, size, space } = vars;

/** The portrait is beside the words, on a phone after them. */
export const wall = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gap: `${space[6]} clamp(${space[6]}, 5vw, ${space[8]})`,
  paddingInline: edge,
  paddingBlockStart: wallTop,
  background: color.sunkenDeep,
  '@media': {
    [media.screenFromSmall]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) 45mm',
      columnGap: layout.gap,
      paddingBlock: '0 12pt',
    },
  },
});

/** Clear of the floor line. */
export const words = styleIn('components', {
  ...stacked(space[5]),
  '@media': { [media.screenFromSmall]: { paddingBlockEnd: space[7] } },
});

export const facts = styleIn('components', {
  ...inFront,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
});

/** The person is on its threshold, in the light. */
export const doorway = styleIn('components', {
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  '@media': {
    [media.screen]: {
      ...doorwayStyle(space[3]),
      paddingInline: `${space[3]} 1px`,
      paddingBlockStart: `calc(${size.portrait} / 8)`,
    },
    [media.belowSmall]: {
      justifySelf: 'end',
      vars: { [size.portrait]: `min(320px, 100vw - 2 * ${layout.gutter} - ${space[3]} - 1px)` },
    },
    [media.screenSmallToMedium]: { vars: { [size.portrait]: '32vw' } },
    [media.print]: { padding: 0 },
  },
});

export const portrait = styleIn('components', {
  // No frame in the frame.
  vars: { [color.accentLine]: 'transparent' },
});

/** Falls from the doorway over the floor. */
export const light = styleIn('components', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  width: '100%',
  overflow: 'visible',
  colorScheme: 'light dark',
  fill: color.sunkenGlow,
  pointerEvents: 'none',
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
  '@media': { [`${media.print}, ${media.forcedColors}`]: { display: 'none' } },
});

export const floor = styleIn('components', {
  position: 'relative',
  paddingInline: edge,
  paddingBlock: `clamp(${space[5]}, 3vw, ${space[7]}) clamp(${space[6]}, 4vw, ${space[8]})`,
  borderBlockStart: `1px solid ${color.accentLine}`,
  '@media': { [media.print]: { paddingBlock: '12pt' } },
});

// Beside the light.
globalStyleIn('components', `${floor} > *`, {
  '@media': {
    [media.screenSmallToMedium]: { maxWidth: `calc(68% - ${space[6]})` },
    [media.screenFromMedium]: { maxWidth: `calc(100% - ${size.portrait} - ${space[9]})` },
  },
});

// The light is between the floor and its content.
globalStyleIn('components', `${root}:has(> ${floor})`, { background: color.sunken });
