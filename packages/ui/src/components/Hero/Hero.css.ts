import { createVar } from '@vanilla-extract/css';
import { classes } from '../../styles/classes.js';
import { inHighWindow } from '../../styles/hero.css.js';
import { floorLine, unit } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

/** Height of the drawing above the floor line. */
const height = createVar('height');
/** Inline space of the drawing, of which the words beside it keep clear. */
const width = createVar('width');

export const root = styleIn('components', { vars: { [height]: '0px', [width]: '0px' } });

/** Space for a drawing, in `unit`s. */
const drawing = (size: { height: number; width: number }) =>
  styleIn('components', {
    vars: {
      [height]: `calc(${size.height} * ${unit})`,
      [width]: `calc(${size.width} * ${unit})`,
    },
  });

export const size = {
  medium: classes(
    drawing({ height: 28, width: 41 }),
    styleIn('components', { '@media': inHighWindow }),
    styleIn('components', {
      '@media': {
        [media.screenBelowSmall]: { vars: { [unit]: '1.3vw', [height]: `calc(24.5 * ${unit})` } },
      },
    }),
  ),
  small: drawing({ height: 20.5, width: 14 }),
};

export const wall = styleIn('components', {
  '@media': {
    [media.screenFromSmall]: { minHeight: height },
    [media.screenBelowSmall]: { paddingBlockEnd: vars.space[5] },
  },
});

export const wallWords = styleIn('components', {
  '@media': { [media.screenFromSmall]: { maxWidth: `calc(100% - ${width})` } },
});

globalStyleIn('components', `${size.small} > ${wall}`, {
  '@media': { [media.screenBelowSmall]: { paddingBlockEnd: height } },
});

/** Depth of the floor that a phone shows. */
const depth = `calc(16.5 * ${unit})`;

/** On a phone all words are on the wall, so that the first action is in the first view. */
export const lowFloor = styleIn('components', {
  '@media': {
    [media.screenBelowSmall]: {
      paddingBlockEnd: `calc(${height} + ${depth})`,
      borderBlockStart: 0,
      background: vars.color.plane,
      vars: { [vars.color.bg]: vars.color.plane, [floorLine]: `calc(100% - ${depth})` },
      '::before': {
        content: '',
        position: 'absolute',
        inset: `${floorLine} 0 0`,
        background: vars.color.planeLow,
        borderBlockStart: `1px solid ${vars.color.brass}`,
      },
    },
  },
});

export const floorWords = styleIn('components', {});

globalStyleIn('components', `${lowFloor} > ${floorWords}`, {
  '@media': { [media.screenBelowSmall]: { paddingBlock: `0 ${vars.space[4]}` } },
});
globalStyleIn('components', `${floorWords} > p`, {
  '@media': { [media.screenFromSmall]: { maxWidth: `min(${vars.size.measure}, 100% - ${width})` } },
});

export const floor = {
  medium: undefined,
  /** Actions, and in the light of the door a signature. */
  small: styleIn('components', {
    '@media': {
      [media.screenFromMedium]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 28rem',
        columnGap: vars.space[8],
      },
    },
  }),
};
