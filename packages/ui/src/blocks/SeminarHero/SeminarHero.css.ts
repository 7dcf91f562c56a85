import { createVar, fallbackVar } from '@vanilla-extract/css';
import { unit } from '../../styles/measure.css.js';
import { globalStyleIn, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** Widths in drawing units: a door, the step to the next, the step across the gap. */
const [single, step, gap] = [98, 175, 216];
const totalWidth = 2 * step + gap + single;
const share = (width: number) => `${(width / totalWidth) * 100}%`;
/** How much larger the doors are than their share of the row. */
const zoom = createVar('zoom');
const zoomed = (width: number) => `calc(${zoom} * ${(width / totalWidth) * 100}cqi)`;
/** Where a door begins in the row of a phone. @default 0 */
const start = createVar('start');

/** The row of doors in a large window, beside the words. */
const row = { width: `min(60 * ${unit}, 50vw, 46rem)`, gap: `calc(3 * ${unit})` };

export const wall = styleIn('components', {
  '@media': {
    [`${media.screen} and ${media.belowMedium}`]: { paddingBlockEnd: 'calc(32vw + 24px)' },
    [media.desk]: { minHeight: `calc(35 * ${unit})` },
  },
});

export const wallWords = styleIn('components', {
  '@media': { [media.desk]: { maxWidth: `calc(100% - ${row.width} - ${row.gap})` } },
});

export const floor = styleIn('components', {
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${row.width}`,
      columnGap: row.gap,
    },
  },
});

export const floorWords = styleIn('components', {
  '@media': { [media.desk]: { gridArea: '1 / 1' } },
});

/** Beside the words; in a small window between heading and text. */
export const days = styleIn('components', {
  vars: { [zoom]: '1' },
  width: '100%',
  position: 'relative',
  zIndex: 1,
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'end',
  lineHeight: 1.45,
  color: vars.color.muted,
  '@media': {
    [media.belowMedium]: { marginBlockEnd: vars.space[6], fontSize: vars.fontSize.small },
    [media.phone]: {
      vars: { [zoom]: '1.4' },
      display: 'grid',
      gridTemplate: 'auto auto / 1fr 1fr',
      gridAutoFlow: 'column',
      columnGap: vars.space[4],
      marginBlockEnd: 0,
    },
    [media.desk]: { gridArea: '1 / 2' },
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
    // The doors are in one row, their texts in two columns below.
    [media.phone]: { position: 'static', paddingBlockStart: vars.space[4] },
    [media.print]: { paddingBlockStart: 0 },
  },
  // The last door ends at the content's edge, if its text fits.
  selectors: { '&:last-child': { flexBasis: share(single), minWidth: 'fit-content' } },
});

for (const index of [1, 2, 3])
  globalStyleIn('components', `${day}:nth-child(${index + 1})`, {
    '@media': {
      [media.phone]: { vars: { [start]: `calc(${index} / 3 * (100% - ${zoomed(single)}))` } },
    },
  });

/** The gap before the days in person. */
export const apart = styleIn('components', {
  flexBasis: share(gap),
  '@media': { [media.fromSmall]: { paddingInlineEnd: share(gap - step) } },
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
  insetInlineStart: fallbackVar(start, '0%'),
  width: zoomed(single),
  overflow: 'visible',
  '@media': {
    // Lower below a heading, so that the first action is in a phone's first view.
    [media.belowMedium]: { aspectRatio: '98 / 230' },
    [media.fromMedium]: { aspectRatio: '98 / 350' },
    [media.phone]: { aspectRatio: '98 / 180' },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

/** Light on the floor in front of an open door: 46 units wider on the left, 22 on the right. */
export const lit = styleIn('components', {
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInlineStart: `calc(${fallbackVar(start, '0%')} + ${zoomed(-46)})`,
    width: zoomed(166),
    aspectRatio: '166 / 270',
    clipPath: 'polygon(28% 0, 87% 0, 100% 100%, 0 100%)',
    background: `linear-gradient(${vars.color.planeHigh}, transparent)`,
  },
  selectors: { '&:dir(rtl)::before': { scale: '-1 1' } },
  '@media': {
    [media.belowMedium]: { '::before': { aspectRatio: '166 / 152' } },
    [`${media.print}, ${media.forcedColors}`]: { '::before': { display: 'none' } },
  },
});
