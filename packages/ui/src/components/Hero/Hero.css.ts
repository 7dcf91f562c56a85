import { createVar } from '@vanilla-extract/css';
import { classes } from '../../styles/classes.js';
import { inHighWindow } from '../../styles/hero.css.js';
import { unit } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

/** Height of the drawing above the floor line. */
const height = createVar('height');
/** Inline space of the drawing, of which the words beside it keep clear. */
const width = createVar('width');
/** Depth of the drawing on the floor of a phone, before the words. */
const depth = createVar('depth');

export const root = styleIn('components', {
  vars: { [height]: '0px', [width]: '0px', [depth]: '24px' },
});

/** Space for a drawing, in `unit`s: beside the words; on a phone between those of wall and floor. */
const drawing = (size: { height: number; width: number; depth: number }) =>
  styleIn('components', {
    vars: {
      [height]: `calc(${size.height} * ${unit})`,
      [width]: `calc(${size.width} * ${unit})`,
      [depth]: `calc(${size.depth} * ${unit})`,
    },
  });

export const size = {
  medium: classes(
    drawing({ height: 28, width: 41, depth: 19.5 }),
    styleIn('components', { '@media': inHighWindow }),
  ),
  small: drawing({ height: 20.5, width: 14, depth: 4 }),
};

export const wall = styleIn('components', {
  '@media': {
    [media.screenFromSmall]: { minHeight: height },
    [media.screenBelowSmall]: { paddingBlockEnd: `max(${vars.space[5]}, ${height})` },
  },
});

export const wallWords = styleIn('components', {
  '@media': { [media.screenFromSmall]: { maxWidth: `calc(100% - ${width})` } },
});

export const floorWords = styleIn('components', {
  '@media': { [media.screenBelowSmall]: { paddingBlockStart: depth } },
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
