import { createVar } from '@vanilla-extract/css';
import { edge, unit } from '../../styles/measure.css.js';
import { globalStyleIn, media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { caseRoom } from '../Figure/roomFor.js';

/** On a phone the action is in the first view, and what the case was about follows. */
export const caseStudy = styleIn('components', {
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.print]: { display: 'block' },
  },
});

/** Above the drawing. */
const words = { position: 'relative', zIndex: 1 } as const;

export const head = styleIn('components', {
  ...words,
  paddingInline: edge,
  paddingBlock: `calc(16px + 1.2 * ${unit}) ${vars.space[5]}`,
  '@media': {
    [media.print]: { paddingBlock: '0 8pt' },
  },
});

globalStyleIn('components', `${head} > h1`, {
  '@media': { [`${media.fromWide} and ${media.low}`]: { fontSize: 'min(4.5rem, 5.2vw)' } },
});

export const back = styleIn('components', {
  paddingBlockEnd: vars.space[5],
  fontSize: vars.fontSize.small,
  '@media': { [media.low]: { paddingBlockEnd: vars.space[2] } },
});

export const eyebrow = styleIn('components', {
  paddingBlockEnd: vars.space[3],
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
  color: vars.color.accentText,
});

// Alone it is no link within a sentence, which WCAG 2.5.8 allows to be smaller.
globalStyleIn('components', `${eyebrow} > a`, { display: 'inline-block', minHeight: '24px' });

export const lead = styleIn('components', {
  marginBlockStart: vars.space[3],
  maxWidth: '36em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'balance',
});

/** Width of the drawing; larger where no result is beside it. */
const wide = createVar('case-drawing');
/** The same where the words are above it. */
const narrow = '30rem';
/** Height of the words above the floor, beside a drawing of this width. */
const leader = (width: string) => `calc(${width} * ${caseRoom.callOut} / ${caseRoom.width})`;

/**
 * The words are call-outs of the drawing: what it was about at the left, what came of it at the right.
 * In smaller windows the first is above the drawing; on a phone there is one column.
 */
export const stage = styleIn('components', {
  vars: { [wide]: `calc(53 * ${unit})` },
  selectors: {
    '&:not(:has(> :nth-child(3)))': {
      vars: { [wide]: `calc(58 * ${unit})` },
      '@media': {
        [media.low]: { vars: { [wide]: `calc(50 * ${unit})` } },
        [media.fromMedium]: { marginBlockStart: `calc(-2.6 * ${unit})` },
      },
    },
  },
  display: 'grid',
  gridTemplateColumns: `minmax(max(17rem, 25%), 1fr) minmax(0, ${wide}) fit-content(13rem)`,
  alignItems: 'end',
  paddingInline: edge,
  '@media': {
    [media.low]: { vars: { [wide]: `calc(46 * ${unit})` } },
    [media.belowMedium]: {
      paddingBlockStart: vars.space[5],
      gridTemplateColumns: `minmax(0, ${narrow}) 1fr`,
    },
    [media.belowSmall]: { display: 'contents' },
    [media.print]: { display: 'block', paddingBlock: 0 },
  },
});

export const about = styleIn('components', {
  ...words,
  ...stacked(vars.space[4]),
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  paddingInlineEnd: vars.space[5],
  '@media': {
    [media.low]: { paddingBlockStart: vars.space[2] },
    [media.fromMedium]: { marginBlockEnd: leader(wide) },
    [media.belowMedium]: { gridColumn: '1 / -1', paddingBlockStart: 0 },
    // On the floor, which goes on below it.
    [media.belowSmall]: { order: 2, padding: `${vars.space[3]} ${edge} ${vars.space[7]}` },
    [media.print]: { margin: 0, padding: 0 },
  },
});

export const facts = styleIn('components', {
  ...stacked(vars.space[4]),
  '@media': { [media.print]: { flexDirection: 'row', gap: vars.space[6] } },
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
});

export const text = styleIn('components', {
  maxWidth: '24em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
});

/** In front of the floor, where its light falls. */
export const drawing = styleIn('components', {
  position: 'relative',
  zIndex: 1,
  // On the floor line, not above it.
  marginBlockEnd: '-1px',
  // Alone in its row where nothing came of it yet.
  selectors: {
    '&:last-child': {
      '@media': { [media.belowMedium]: { gridColumn: '1 / -1', justifySelf: 'center' } },
    },
  },
  '@media': {
    [media.belowMedium]: {
      order: 1,
      width: '100%',
      maxWidth: narrow,
      marginBlockStart: vars.space[5],
    },
    [media.belowSmall]: { width: 'auto', margin: `0 ${edge}` },
    [media.print]: { display: 'none' },
  },
});

export const result = styleIn('components', {
  ...words,
  '@media': {
    screen: { marginBlockEnd: leader(wide), paddingInlineStart: vars.space[6] },
    [media.belowMedium]: { order: 2, marginBlockEnd: leader(narrow) },
    [media.belowSmall]: { order: 0, marginBlockEnd: 0, paddingInline: edge },
    [media.print]: { marginBlockStart: vars.space[5], paddingInline: 0 },
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
    [media.belowSmall]: {
      order: 1,
      paddingBlockStart: '16vw',
      '::before': {
        content: '""',
        position: 'absolute',
        inset: '0 0 -100vh',
        background: vars.color.bg,
      },
    },
    [media.print]: { paddingBlock: '12pt' },
  },
});
