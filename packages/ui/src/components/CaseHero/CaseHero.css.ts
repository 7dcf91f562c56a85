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
import { aboveDrawing } from '../Figure/clearance.js';

export const head = styleIn('components', {
  ...aboveDrawing,
  paddingInline: edge,
  paddingBlock: `calc(16px + 1.2 * ${unit}) ${vars.space[5]}`,
  '@media': { [media.print]: { paddingBlock: '0 8pt' } },
});

globalStyleIn('components', `${head} > h1`, {
  '@media': { [`${media.fromWide} and ${media.low}`]: { fontSize: 'min(4.5rem, 5.2vw)' } },
});

/** The link to the parent page, and below it the service. */
export const above = styleIn('components', {
  paddingBlockEnd: vars.space[3],
  fontSize: vars.fontSize.small,
  '@media': { [media.low]: { paddingBlockEnd: vars.space[1] } },
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

/** On a phone, beside each other where there is room. */
const inRow = { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] } as const;

/** Width of the drawing on a tablet, with the result beside it. */
const narrow = '30rem';

/**
 * The text is placed as call-outs of the drawing: the situation at the left, the result at the right, in the
 * same columns for every case. In smaller windows the first is above the drawing; on a phone there is one
 * column.
 */
export const stage = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(min-content, 1fr)',
  columnGap: vars.layout.gap,
  paddingInline: edge,
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: `minmax(0, ${narrow}) 1fr`, columnGap: 0 },
    // As on a desktop, unless the window is too narrow for both.
    [media.belowSmall]: { ...inRow, rowGap: vars.space[4] },
    [media.print]: { display: 'block' },
  },
});

export const about = styleIn('components', {
  ...aboveDrawing,
  ...stacked(vars.space[4]),
  '@media': {
    [media.fromSmall]: { paddingBlockStart: vars.space[5] },
    [media.fromMedium]: { paddingBlockEnd: vars.space[5] },
    [media.belowMedium]: { gridColumn: '1 / -1' },
    [media.belowSmall]: { flex: '1 1 auto' },
  },
});

/** Without a result: text and drawing take half of the row each. */
export const aboutAlone = styleIn('components', {
  '@media': { [media.fromMedium]: { gridArea: '1 / 1 / auto / span 2' } },
});

export const facts = styleIn('components', {
  ...stacked(vars.space[4]),
  '@media': {
    // Up to the drawing, which is empty at this edge.
    [media.fromMedium]: { marginInlineEnd: `calc(-1 * ${vars.layout.gap})` },
    [media.tablet]: { flexFlow: 'wrap', columnGap: vars.space[6] },
    [media.belowSmall]: { width: '11rem' },
    [media.print]: { flexDirection: 'row', gap: vars.space[6], margin: 0 },
  },
});

export const term = styleIn('components', {
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  color: vars.color.muted,
});

export const value = styleIn('components', {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.h4 } },
});

const large = { ...serif, fontSize: vars.fontSize.h3, lineHeight: 1.3 } as const;

export const text = styleIn('components', {
  maxWidth: '24em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
  selectors: {
    // In place of facts, and as large.
    '&:first-child': {
      '@media': {
        [media.fromWide]: { ...large, marginInlineEnd: `calc(-1 * ${vars.layout.gap})` },
      },
    },
    [`${aboutAlone} > &`]: {
      '@media': { [media.fromMedium]: { ...large, maxWidth: 'min(15em, 75%)' } },
    },
  },
  '@media': { [media.belowSmall]: { marginBlockEnd: vars.space[3] } },
});

/** In front of the floor, from the floor line down. */
export const drawing = styleIn('components', {
  position: 'relative',
  zIndex: 1,
  gridColumn: 'span 2',
  alignSelf: 'end',
  marginBlock: `${vars.space[4]} -1px`,
  // Alone in its row if there is no result.
  selectors: {
    '&:last-child': {
      '@media': {
        [media.fromMedium]: {
          gridArea: '1 / 2 / auto / -1',
          justifySelf: 'end',
          width: `min(100%, 54 * ${unit})`,
        },
        [media.tablet]: { gridColumn: '1 / -1', justifySelf: 'center' },
      },
    },
  },
  '@media': {
    [media.low]: { width: `min(100%, 46 * ${unit})`, justifySelf: 'center' },
    [media.belowMedium]: { gridColumn: 'auto', width: '100%', maxWidth: narrow },
    [media.belowSmall]: { order: 1, maxWidth: 'none', marginBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
});

export const result = styleIn('components', {
  ...aboveDrawing,
  '@media': {
    [media.fromMedium]: { paddingBlockStart: vars.space[5] },
    [media.tablet]: { alignSelf: 'center', paddingInlineStart: vars.space[6] },
    // In a row of its own the label is beside the number.
    [media.belowSmall]: {
      ...inRow,
      flex: '1 0 8.5rem',
      placeContent: 'start',
      alignItems: 'last baseline',
    },
    [media.print]: { marginBlockStart: vars.space[5] },
  },
});

export const number = styleIn('components', {
  ...numeral,
  display: 'block',
  '@media': { [media.screen]: { marginInlineStart: '-.06em' } },
  fontSize: 'clamp(4rem, 2.5rem + 5vw, 7.5rem)',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
});

export const label = styleIn('components', {
  display: 'block',
  flex: '1 1 8rem',
  maxWidth: '13rem',
  lineHeight: 1.4,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const actions = styleIn('components', { position: 'relative', zIndex: 2 });

export const floor = styleIn('components', {
  paddingInline: edge,
  // Stools and their shadows are clear of its edge.
  paddingBlock: 'clamp(20px, min(2.6vw, 3svh), 40px) clamp(28px, min(3.4vw, 4svh), 56px)',
  '@media': {
    // The light is seen before the actions, and so are chairs and stools.
    [media.belowMedium]: { paddingBlockStart: vars.space[9] },
    [media.belowSmall]: { paddingBlockStart: '16vw' },
    [media.print]: { paddingBlock: '12pt' },
  },
});
