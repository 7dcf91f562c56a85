import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const cards = {
  medium: styleIn('components', { width: '100%' }),
  /** Larger text, for a section of their own. */
  large: styleIn('components', { width: '100%' }),
};

/** Title and text on one baseline. */
export const card = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.layout.gap}`,
  alignItems: 'first baseline',
  paddingBlock: `clamp(${vars.space[4]}, 2vw, ${vars.space[5]})`,
  borderTop: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { borderTopColor: vars.color.accentLine },
    // Stacked, the titles separate them.
    '&:not(:first-child)': {
      '@media': {
        [`${media.screen} and ${media.belowSmall}`]: {
          paddingBlockStart: vars.space[1],
          borderTop: 0,
        },
      },
    },
    '&:last-child': { paddingBlockEnd: 0 },
    [`${cards.large} > &`]: { paddingBlock: 'clamp(16px, 2.4vw, 36px)', ...lead },
  },
  '@media': {
    [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [media.print]: { paddingBlock: '6pt' },
  },
});

globalStyleIn('components', `${cards.medium} h3`, { fontSize: '1.5rem' });
globalStyleIn('components', `${cards.large} h3`, { fontSize: vars.fontSize.h2Small });

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[1] });

/** Side by side, on one floor line. */
const drawn = `${media.screen} and ${media.fromWide}`;

export const path = styleIn('components', {
  width: '100%',
  paddingInline: edge,
  paddingBlock: 'clamp(48px, 5vw, 64px)',
  overflow: 'clip',
  '@media': { [media.print]: { paddingBlock: '8pt' } },
});

export const stages = styleIn('components', {
  display: 'grid',
  columnGap: vars.layout.gap,
  // Grows with the text size, so that descenders of the title keep clear of the line below.
  rowGap: `max(${vars.space[3]}, .7em)`,
  '@media': {
    [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [drawn]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '3pt' },
  },
});

/** Drawing and text; the rows are shared with the other cards. */
export const stage = styleIn('components', {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlockStart: `clamp(${vars.space[5]}, 5vw, ${vars.space[7]})`,
  breakInside: 'avoid',
  '@media': { [media.print]: { gridRow: 'span 2', paddingBlock: '6pt' } },
});

export const figure = styleIn('components', {
  width: '14rem',
  maxWidth: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': {
    [media.belowSmall]: { width: 'auto', height: '10rem' },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

globalStyleIn('components', `${figure} ~ *`, { position: 'relative' });

// “Tech-Unternehmens” fits its column; a short title is next to its text.
globalStyleIn('components', `${figure} + h3`, {
  alignSelf: 'end',
  fontSize: 'clamp(1.375rem, 1.1rem + .9vw, 1.625rem)',
});

/** The common floor line; stacked there is none. */
export const floor = styleIn('components', {
  display: 'none',
  selectors: { [`${stage}:first-child &`]: { '@media': { [drawn]: { display: 'inline' } } } },
});

export const ownLine = styleIn('components', {
  '@media': { [drawn]: { display: 'none' } },
});
