import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** Side by side, on one floor line. */
const drawn = `${media.screen} and ${media.fromWide}`;

/** As many columns as there is room for. */
export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${vars.space[6]} ${vars.layout.gap}`,
});

/** Drawing, title and text; the rows are shared with the other cards. */
export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: vars.space[3],
  breakInside: 'avoid',
});

globalStyleIn('components', `${cards} h3`, { fontSize: '1.5rem' });

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[1] });

export const path = styleIn('components', {
  width: '100%',
  paddingInline: edge,
  paddingBlock: 'clamp(48px, 5vw, 64px)',
  overflow: 'clip',
  '@media': { [media.print]: { paddingBlock: '8pt' } },
});

export const stages = styleIn('components', {
  marginBlockStart: `clamp(${vars.space[5]}, 5vw, ${vars.space[7]})`,
  display: 'grid',
  gap: `${vars.space[7]} ${vars.layout.gap}`,
  '@media': {
    [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [drawn]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.print]: { rowGap: '6pt', marginBlockStart: '6pt' },
  },
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

// In front of the floor.
globalStyleIn('components', `${figure} ~ *`, { position: 'relative' });

// “Tech-Unternehmens” fits its column; a short title is next to its text.
globalStyleIn('components', `${figure} + h3`, {
  alignSelf: 'end',
  fontSize: 'clamp(1.375rem, 1.1rem + .9vw, 1.625rem)',
});

/** The common floor line; stacked there is none. */
export const floor = styleIn('components', {
  display: 'none',
  selectors: { [`${card}:first-child &`]: { '@media': { [drawn]: { display: 'inline' } } } },
});

export const ownLine = styleIn('components', {
  '@media': { [drawn]: { display: 'none' } },
});
