import { unit } from '../../styles/layoutVars.css.js';
import { inFront, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** Widths in drawing units: a door, the step to the next. */
const [single, step] = [98, 188];
const share = (width: number, of = '%') => `${(width / (3 * step + single)) * 100}${of}`;

/** The row of doors in a large window, beside the words. */
const row = { width: `min(52 * ${unit}, 44vw, 42rem)`, gap: vars.space[9] };

export const wall = styleIn('components', {
  '@media': {
    [`${media.screenFromSmall} and ${media.belowMedium}`]: { paddingBlockEnd: 'calc(32vw + 24px)' },
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

/** Beside the words; in a small window between heading and text, on a phone in rows. */
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
    [media.screenBelowSmall]: { flexDirection: 'column', marginBlockEnd: 0 },
    [media.screenFromMedium]: { gridArea: '1 / 2' },
    [media.print]: { marginBlockEnd: '8pt' },
  },
});

/** As wide as the step to the next door. On a phone: door, day and date, hours and place. */
export const day = styleIn('components', {
  position: 'relative',
  flex: `0 1 ${share(step)}`,
  minWidth: 0,
  paddingBlockStart: 'clamp(32px, 5vw, 72px)',
  '@media': {
    [media.screenBelowSmall]: {
      flex: 'none',
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 5fr) minmax(9em, 6fr)',
      gridAutoFlow: 'column',
      gridTemplateRows: 'auto auto',
      alignItems: 'baseline',
      columnGap: vars.space[4],
      paddingBlock: vars.space[2],
      borderBlockEnd: `1px solid ${vars.color.accentLine}`,
    },
    [media.print]: { paddingBlockStart: 0 },
  },
  // The last door ends at the content's edge, if its text fits.
  selectors: {
    '&:last-child': {
      '@media': {
        [media.fromSmall]: { flexBasis: share(single), minWidth: 'fit-content' },
        // The floor's own line is close.
        [media.screenBelowSmall]: { borderBlockEnd: 0 },
      },
    },
  },
});

export const weekday = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  color: vars.color.text,
});

export const hours = styleIn('components', {
  fontFeatureSettings: '"tnum", "lnum"',
  color: vars.color.text,
  '@media': {
    [media.screenBelowSmall]: { fontSize: vars.fontSize.h4, whiteSpace: 'nowrap' },
  },
});

/** Its lower edge is the floor line, on a phone that of its row. */
export const door = styleIn('components', {
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  width: share(single, 'cqi'),
  overflow: 'visible',
  '@media': {
    [media.belowMedium]: { aspectRatio: '98 / 230' },
    [media.fromMedium]: { aspectRatio: '98 / 400' },
    [media.screenBelowSmall]: {
      position: 'static',
      gridRow: 'span 2',
      alignSelf: 'end',
      width: '100%',
      height: '3.75rem',
      marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
      aspectRatio: 'auto',
      // The light would fall on the next row.
      overflow: 'hidden',
    },
    [media.print]: { display: 'none' },
  },
});
