import { classes } from '../../styles/classes.js';
import { edge, unit } from '../../styles/measure.css.js';
import {
  globalStyleIn,
  media,
  numeral,
  serif,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
import { plane } from '../../styles/plane.css.js';
import { inFrontOfDrawing } from '../Figure/clearance.js';

export const root = classes(plane, styleIn('components', { width: '100%', overflow: 'clip' }));

export const head = styleIn('components', {
  ...inFrontOfDrawing,
  paddingInline: edge,
  paddingBlock: `calc(16px + 1.2 * ${unit}) ${vars.space[5]}`,
  '@media': { [media.print]: { paddingBlock: '0 8pt' } },
});

/** The sign hangs above the drawing; both move down in a low window. */
const sign = { width: 'max(18.75rem, 300px)', above: `clamp(32px, 100svh - 500px, 31 * ${unit})` };

/** The heading is beside the sign, the action in the first view. */
export const withSign = styleIn('components', {
  '@media': {
    [media.fromWide]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      minHeight: `calc(64 * ${unit})`,
    },
  },
});

globalStyleIn('components', `${withSign} > ${head}`, {
  '@media': {
    [media.fromWide]: { paddingInlineEnd: `calc(${edge} + ${sign.width} + ${vars.layout.gap})` },
  },
});

globalStyleIn('components', `${head} > h1`, {
  '@media': { [media.fromWide]: { fontSize: 'min(4.75rem, 3.9vw)' } },
});

/** The link to the parent page, and beside it the service. */
export const above = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  paddingBlockEnd: vars.space[3],
  fontSize: vars.fontSize.small,
});

export const eyebrow = styleIn('components', {
  fontWeight: vars.fontWeight.medium,
  color: vars.color.accentText,
});

// Not in a sentence, so WCAG 2.5.8 requires its full height.
globalStyleIn('components', `${eyebrow} > a`, { display: 'inline-block', minHeight: '24px' });
globalStyleIn('components', `${eyebrow} > a:not(:hover, :focus-visible)`, {
  textDecorationLine: 'none',
});

export const lead = styleIn('components', {
  marginBlockStart: vars.space[3],
  maxWidth: '36em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'balance',
});

/** Text on the left of the drawing. */
export const stage = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: vars.layout.gap,
  paddingInline: edge,
  '@media': {
    [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

/** Number and facts, or the text instead of facts. */
export const about = styleIn('components', {
  ...inFrontOfDrawing,
  ...stacked(vars.space[4]),
  '@media': {
    // The number and the facts share a row, so that the action is in the first view.
    [media.belowSmall]: { flexFlow: 'row wrap', gap: `${vars.space[4]} ${vars.space[5]}` },
    // Aligned with the floor line; free space is above.
    [media.fromSmall]: { alignSelf: 'end', gap: '24px', paddingBlock: '16px 24px' },
  },
});

export const facts = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[5]}`,
});
globalStyleIn('components', `* + ${facts}`, {
  borderTop: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space[4],
  '@media': { [media.belowSmall]: { borderTop: 0, paddingBlockStart: 0 } },
});

for (const half of [`${about} > p:first-child`, facts])
  globalStyleIn('components', half, { '@media': { [media.belowSmall]: { flex: '1 1 8rem' } } });

export const term = styleIn('components', {
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  color: vars.color.muted,
});

export const value = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.2,
});

export const text = styleIn('components', {
  maxWidth: '24em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
  '@media': { [media.belowSmall]: { flexBasis: '100%' } },
  // Instead of facts; as large as a result.
  selectors: {
    '&:first-child': {
      ...serif,
      fontSize: 'clamp(1.3125rem, .4rem + 1.7vw, 1.875rem)',
      lineHeight: 1.25,
    },
  },
});

/** Positioned at the floor line, in front of the floor. */
export const drawing = styleIn('components', {
  position: 'relative',
  zIndex: 1,
  alignSelf: 'end',
  justifySelf: 'center',
  width: `min(100%, clamp(16rem, 1.6 * (100svh - 520px), 46 * ${unit}))`,
  marginBlock: `${vars.space[6]} -1px`,
  '@media': {
    [media.belowSmall]: { width: '72%', marginBlockStart: vars.space[4] },
    [media.print]: { display: 'none' },
  },
});

export const number = styleIn('components', {
  ...numeral,
  display: 'block',
  '@media': { [media.screen]: { marginInlineStart: '-.06em' } },
  fontSize: 'clamp(4rem, 2.5rem + 4vw, 6.5rem)',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
});

export const label = styleIn('components', {
  display: 'block',
  maxWidth: '13rem',
  lineHeight: 1.4,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const actions = styleIn('components', { position: 'relative', zIndex: 2 });

export const floor = styleIn('components', {
  paddingInline: edge,
  // Keeps clear of stools and their shadows.
  paddingBlock: 'clamp(20px, min(2.6vw, 3svh), 40px) clamp(28px, min(3.4vw, 4svh), 56px)',
  '@media': {
    // Light, chairs and stools are above the actions.
    [media.belowMedium]: { paddingBlockStart: vars.space[9] },
    [media.belowSmall]: { paddingBlockStart: '14vw' },
    [media.print]: { paddingBlock: '12pt' },
  },
});

/** Above the drawing, beside the title; in smaller windows below the actions. */
export const hanging = styleIn('components', {
  ...inFrontOfDrawing,
  '@media': {
    [media.fromWide]: {
      position: 'absolute',
      insetInlineEnd: edge,
      bottom: `calc(100% + ${sign.above})`,
      width: sign.width,
    },
    [media.belowWide]: { marginBlockStart: vars.space[5] },
  },
});

/** Lines from the sign's corners to a nail. */
export const cord = styleIn('components', {
  display: 'none',
  position: 'absolute',
  bottom: '100%',
  width: '100%',
  overflow: 'visible',
  '@media': { [`${media.screen} and ${media.fromWide}`]: { display: 'block' } },
});

export const board = styleIn('components', {
  ...stacked(vars.space[2]),
  border: `1px solid ${vars.color.brass}`,
  padding: vars.space[5],
  '@media': {
    [media.screen]: {
      background: vars.color.glow,
      vars: { [vars.color.bg]: vars.color.glow },
    },
    [media.belowSmall]: { padding: vars.space[3] },
    [media.print]: { padding: '8pt', marginBlockStart: '12pt' },
  },
});

globalStyleIn('components', `${board} > h2`, {
  '@media': { [media.fromWide]: { fontSize: '1.625rem', lineHeight: 1.15 } },
});

export const signText = styleIn('components', {
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
