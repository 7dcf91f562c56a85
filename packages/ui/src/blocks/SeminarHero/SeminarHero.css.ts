import { unit } from '../../styles/layoutVars.css.js';
import { inFront, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** Widths in drawing units: a door, the step to the next. */
const [single, step] = [98, 188];
const share = (width: number, of = '%') => `${(width / (3 * step + single)) * 100}${of}`;

/** The row of doors in a large window, beside the words. */
const row = { width: `min(52 * ${unit}, 44vw, 42rem)`, gap: vars.space[9] };

export const wall = styleIn('components', {
  '@media': {
    [`${media.screen} and ${media.belowMedium}`]: { paddingBlockEnd: 'calc(32vw + 24px)' },
    [media.screenFromMedium]: { minHeight: `calc(35 * ${unit})` },
  },
});

export const wallWords = styleIn('components', {
  '@media': { [media.screenFromMedium]: { maxWidth: `calc(100% - ${row.width} - ${row.gap})` } },
});

export const floor = styleIn('components', {
  '@media': {
    [media.screenFromMedium]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${row.width}`,
      columnGap: row.gap,
    },
  },
});

export const floorWords = styleIn('components', {
  '@media': { [media.screenFromMedium]: { gridArea: '1 / 1' } },
});

/** Beside the words; in a small window between heading and text. */
export const days = styleIn('components', {
  width: '100%',
  ...inFront,
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'end',
  lineHeight: 1.45,
  color: vars.color.muted,
  '@media': {
    [media.belowMedium]: { marginBlockEnd: vars.space[6], fontSize: vars.fontSize.small },
    [media.screenBelowSmall]: {
      marginBlockEnd: 0,
      fontSize: vars.fontSize.tiny,
    },
    [media.screenFromMedium]: { gridArea: '1 / 2' },
    [media.print]: { marginBlockEnd: '8pt' },
  },
});

/** As wide as the step to the next door. */
export const day = styleIn('components', {
  position: 'relative',
  flex: `0 1 ${share(step)}`,
  minWidth: 0,
  paddingBlockStart: 'clamp(32px, 5vw, 72px)',
  '@media': {
    [media.screenBelowSmall]: { paddingBlockStart: vars.space[4] },
    [media.print]: { paddingBlockStart: 0 },
  },
  // The last door ends at the content's edge, if its text fits.
  selectors: { '&:last-child': { flexBasis: share(single), minWidth: 'fit-content' } },
});

export const title = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  color: vars.color.text,
});

/** Its lower edge is the floor line. */
export const door = styleIn('components', {
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  width: share(single, 'cqi'),
  overflow: 'visible',
  '@media': {
    // Lower below a heading, so that the first action is in a phone's first view.
    [media.belowMedium]: { aspectRatio: '98 / 230' },
    [media.fromMedium]: { aspectRatio: '98 / 400' },
    [media.screenBelowSmall]: { width: '20cqi', aspectRatio: '98 / 180' },
    [media.print]: { display: 'none' },
  },
});
