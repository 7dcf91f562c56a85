import { lowFigure } from '../../styles/heads.css.js';
import { inFront } from '../../styles/fragments.js';
import { media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

/** Widths in drawing units: of a door, from one door to the next, and of a door with its open leaf. */
const [single, step, withLeaf] = [98, 148, 124];
const share = (width: number, of = '%') => `${(width / (3 * step + withLeaf)) * 100}${of}`;

/** The days below their doors: beside the words, in a small window between heading and text. */
export const days = styleIn('components', {
  width: '100%',
  ...inFront,
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'end',
  // Small, so that the hours fit into the light of their door.
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  color: vars.color.muted,
  '@media': {
    [media.belowMedium]: { gap: 'clamp(4px, 2cqi, 12px)' },
    [media.fromMedium]: { gridArea: '1 / 2' },
  },
});

/** As wide as the step to the next door. */
export const day = styleIn('components', {
  position: 'relative',
  flex: `0 1 ${share(step)}`,
  minWidth: 0,
  '@media': {
    [media.belowMedium]: { flex: 1, paddingBlockStart: 'clamp(16px, 4vw, 32px)' },
    [media.fromMedium]: { paddingBlockStart: 'clamp(32px, 5vw, 72px)' },
  },
  selectors: {
    // The leaf of the last door ends at the content's edge, if the text fits.
    '&:last-child': {
      '@media': {
        [media.fromMedium]: { flexBasis: share(withLeaf), minWidth: 'fit-content' },
      },
    },
  },
});

export const weekday = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  color: vars.color.text,
  '@media': {
    [media.belowSmall]: { marginBlockEnd: vars.space[1], fontSize: vars.fontSize.h4 },
  },
});

export const hours = styleIn('components', {
  fontFeatureSettings: '"tnum", "lnum"',
  color: vars.color.text,
  // Sized to the width of a door.
  '@media': {
    [media.belowSmall]: { fontSize: 'max(.6875rem, 3.9vw - 1px)', letterSpacing: '-.03em' },
    [media.fromMedium]: { fontSize: vars.fontSize.body },
  },
});

/** A door, whose lower edge is the floor line. */
export const door = styleIn('components', {
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  overflow: 'visible',
  '@media': {
    [media.belowMedium]: { width: 'min(70%, 7.5rem)', height: lowFigure },
    [media.fromMedium]: { width: share(single, 'cqi'), aspectRatio: '98 / 330' },
  },
});

// Without doors, four even columns on a sheet of any width.
onPaper(day, { flex: 1, paddingBlockStart: vars.space[4] });
