import { edge, unit } from '../../styles/measure.css.js';
import { media, serif, styleIn, vars } from '../../styles/stylesheet.js';
import { clearance, inFrontOfDrawing } from '../Figure/clearance.js';
import { uprightWidth } from '../Portrait/Portrait.css.js';

/** Gap between portrait and text. */
const gap = 'clamp(16px, 2vw, 28px)';

/** Text beside the portrait, or below it if a name would not fit. */
export const signature = styleIn('components', {
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  alignItems: 'end',
  breakInside: 'avoid',
  '@media': {
    [media.belowSmall]: { flexWrap: 'nowrap', alignItems: 'center' },
    [media.print]: { marginBlockEnd: '6pt' },
  },
});

/** Around a signature at the end of a page: its portrait stands on the wall, its name on the floor. */
export const standing = styleIn('components', {
  '@media': { [media.screen]: { vars: { [uprightWidth]: '100%' } } },
});

/** How far a standing portrait extends below the floor line. */
export const front = 'clamp(32px, 2.8vw, 44px)';

const beside = `${media.screen} and ${media.fromWide}`;

/** Aligned with the portrait's upper edge; on a phone the text continues below it. */
export const withText = styleIn('components', {
  alignItems: 'start',
  '@media': {
    [media.belowSmall]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: 0,
    },
  },
});

export const portrait = styleIn('components', {
  flex: 'none',
  width: 'clamp(72px, 18.5vw, 128px)',
  // Leaves room for an action in the first view of a phone.
  selectors: {
    [`${withText} > &`]: { '@media': { [media.belowSmall]: { width: '96px' } } },
    // Away from the window.
    [`[dir=rtl] ${standing} &`]: {
      '@media': { [media.screen]: { boxShadow: `12px 12px 0 ${vars.color.sunkenDeep}` } },
    },
    [`${standing} &`]: {
      '@media': {
        [media.screen]: {
          position: 'absolute',
          bottom: `calc(100% - ${front})`,
          insetInlineStart: edge,
          width: 'clamp(112px, 17vw, 176px)',
          boxShadow: `-12px 12px 0 ${vars.color.sunkenDeep}`,
        },
        [beside]: {
          insetInline: `auto calc(${edge} + ${clearance.portrait.toEnd} * ${unit})`,
          width: `calc(${clearance.portrait.width} * ${unit})`,
        },
      },
    },
  },
  '@media': { [media.print]: { width: '20mm' } },
});

export const words = styleIn('components', {
  flex: '1 1 10rem',
  minWidth: 0,
  containerType: 'inline-size',
  // Keeps clear of a line at the portrait's lower edge.
  '@media': { [media.fromSmall]: { paddingBlockEnd: vars.space[3] } },
  selectors: {
    [`${withText} > &`]: { '@media': { [media.belowSmall]: { display: 'contents' } } },
    [`${standing} &`]: {
      ...inFrontOfDrawing,
      '@media': {
        [beside]: { maxWidth: `calc(${clearance.portrait.width + 2} * ${unit})` },
      },
    },
  },
});

export const name = styleIn('components', {
  ...serif,
  // Most names take one line.
  fontSize: `clamp(${vars.fontSize.h4}, 11.5cqi, ${vars.fontSize.h3})`,
  lineHeight: 1.15,
});

export const proof = styleIn('components', {
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const text = styleIn('components', {
  marginBlockStart: vars.space[3],
  // Not close to a width at which a late font changes the number of lines.
  maxWidth: '33em',
  gridColumn: '1 / -1',
});
