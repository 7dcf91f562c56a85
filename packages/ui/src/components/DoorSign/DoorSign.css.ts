import { media, stacked, styleIn, thirds, vars } from '../../styles/stylesheet.js';

const { color, space } = vars;

/** The door is a third of the width and as high as the words beside it; its sign is in the middle. */
export const beside = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: thirds.first,
  columnGap: vars.layout.gap,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

/** In the page's colours, because the light under the door falls on its floor. */
export const doorway = styleIn('components', {
  position: 'relative',
  display: 'grid',
  width: '100%',
  maxWidth: '300px',
  // As high as the capitals of the heading beside it.
  marginBlockStart: `calc(.2 * ${vars.fontSize.h2})`,
  '@media': {
    [media.belowSmall]: { marginBlockStart: 0, marginInline: 'auto' },
    [media.print]: { marginBlockStart: 0, maxWidth: 'none' },
  },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '-70px 0',
      top: '100%',
      height: '100px',
      pointerEvents: 'none',
      background: `linear-gradient(${color.sunkenGlow}, transparent)`,
      clipPath: 'polygon(85px 0, 100% 0, calc(100% - 70px) 100%, 15px 100%)',
      '@media': {
        [media.belowSmall]: { height: space[8] },
        [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
      },
    },
    '[dir=rtl] &::after': { scale: '-1 1' },
  },
});

export const door = styleIn('components', {
  position: 'relative',
  '@media': {
    [media.screen]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: '40rem',
      paddingBlock: '72px',
      // The sign is clear of the handle, and in the middle of the leaf.
      paddingInline: '50px 36px',
      vars: { [color.bg]: color.planeHigh },
      // The light under the door ends at the reveal, whose shadow is above it.
      background: `linear-gradient(${color.light} 0 0) bottom / 100% 5px no-repeat ${color.bg}`,
      border: `1px solid ${color.brass}`,
      borderBlockEnd: 0,
      // The reveal of the wall, in front of its hinge side.
      boxShadow: `inset 14px 0 ${color.planeDeep}`,
    },
    [`${media.screen} and ${media.belowWide}`]: {
      minHeight: '32rem',
      paddingInline: `30px ${space[4]}`,
    },
  },
  selectors: {
    // The handle.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '24px',
      top: '50%',
      height: '48px',
      borderInlineEnd: `2px solid ${color.brass}`,
      '@media': { [`${media.belowWide}, ${media.print}`]: { display: 'none' } },
    },
  },
});

export const cord = styleIn('components', {
  width: '72%',
  marginInline: 'auto',
  fill: 'none',
  stroke: color.brass,
  '@media': { [media.print]: { display: 'none' } },
});

export const sign = styleIn('components', {
  ...stacked(space[3]),
  '@media': {
    [media.screen]: {
      padding: '20px',
      background: color.light,
      color: color.onPlaneAction,
      boxShadow: `-8px 8px ${color.planeLow}`,
    },
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { border: '1px solid', padding: '8pt', marginBlockEnd: '12pt' },
  },
});

export const text = styleIn('components', { textWrap: 'balance' });

/** What is on the floor below begins at some distance; on a phone they are on it, below the light. */
export const words = styleIn('components', {
  paddingBlockEnd: vars.layout.head,
  '@media': {
    [`${media.screen} and ${media.belowSmall}`]: {
      paddingBlockStart: space[8],
      // Painted to the edges of the window, without making the page wider.
      borderImage: `linear-gradient(${color.accentLine} 1px, ${color.sunken} 0) 0 fill / 0 / 0 100vmax`,
    },
  },
});
