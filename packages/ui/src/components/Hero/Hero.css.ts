import { createVar } from '@vanilla-extract/css';
import { lowFigure, root, wallTop, words } from '../../styles/hero.css.js';
import { pageEdge, drawingUnit } from '../../styles/layout.css.js';
import { inFront, stacked } from '../../styles/layout.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';

const { color, size, space } = vars;

/** Height of the drawing above the floor line. */
const height = createVar('height');
/** Width that the words beside the drawing leave free. */
const width = createVar('width');

/** A wide drawing in a large window, beside the words. */
const row = { width: `min(52 * ${drawingUnit}, 44vw, 42rem)`, gap: space[9] };

export const hero = styleIn('components', { vars: { [height]: '0px', [width]: '0px' } });

export const figureSize = {
  small: styleIn('components', {
    vars: { [height]: `calc(20.5 * ${drawingUnit})`, [width]: `calc(14 * ${drawingUnit})` },
  }),
  medium: styleIn('components', {
    vars: { [height]: `calc(28 * ${drawingUnit})`, [width]: `calc(41 * ${drawingUnit})` },
    '@media': { [media.belowSmall]: { vars: { [height]: `calc(27 * ${drawingUnit})` } } },
  }),
  large: styleIn('components', {
    vars: { [height]: `calc(38 * ${drawingUnit})`, [width]: `calc(24 * ${drawingUnit})` },
  }),
  /** In a small window it is between heading and text, and as wide as both. */
  wide: styleIn('components', {
    '@media': { [media.fromMedium]: { vars: { [height]: `calc(35 * ${drawingUnit})` } } },
  }),
};
const { small, medium, large, wide } = figureSize;

export const wall = styleIn('components', {
  paddingInline: pageEdge,
  paddingBlock: `${wallTop} max(${space[5]}, 2.6 * ${drawingUnit})`,
  '@media': {
    [media.fromSmall]: { minHeight: height },
    [media.belowSmall]: { paddingBlockEnd: space[3] },
  },
});

/** Even without words it is high enough for the light below a door. */
export const floor = styleIn('components', {
  minHeight: `calc(6 * ${drawingUnit})`,
  paddingInline: pageEdge,
});

/** Containing block of a door's light: its upper edge is the floor line. */
export const floorAndNext = styleIn('components', { position: 'relative' });

export const floorWords = styleIn('components', {
  ...inFront,
  ...stacked(space[5]),
  paddingBlock: 'clamp(24px, 3.2vw, 48px) clamp(32px, 4vw, 56px)',
  '@media': {
    // Less space, so that the first action is in the first view of a phone.
    [media.belowSmall]: { gap: space[3] },
  },
});

globalStyleIn('components', `${floorWords} > *`, { maxWidth: '44em' });

// No single word on the last line.
const paragraph = { maxWidth: size.measure, textWrap: 'balance' } as const;

export const text = styleIn('components', {
  ...paragraph,
  fontSize: vars.fontSize.lead,
  '@media': { [media.fromSmall]: { lineHeight: 1.5 } },
});

/** The note is close to the text; on a phone it follows the actions, which belong in the first view. */
export const note = styleIn('components', {
  ...paragraph,
  color: color.muted,
  '@media': {
    [media.fromSmall]: { marginBlockStart: `calc(-1 * ${space[2]})` },
    [media.belowSmall]: { order: 1, fontSize: vars.fontSize.small },
  },
});

type Rule = Parameters<typeof globalStyleIn>[2];
const inWindow = (query: string, selector: string, rule: Rule) =>
  globalStyleIn('components', selector, { '@media': { [query]: rule } });

inWindow(media.fromSmall, `${wall} > *`, { maxWidth: `calc(100% - ${width})` });
inWindow(media.fromSmall, `${floorWords} > p`, {
  maxWidth: `min(${size.measure}, 100% - ${width})`,
});
// Clear of the light of a drawing, which spreads towards them.
inWindow(media.fromWide, `${medium} ${floorWords} > :not(p)`, {
  maxWidth: `calc(100% - 1.2 * ${width})`,
});
// Shortens the lines of a heading in a high window, so that it fills the wall.
inWindow('(min-height: 50em)', `:is(${medium}, ${large}) > ${wall} h1`, { maxWidth: '9.475em' });

/*
 * On a phone all words of a medium hero are on the wall, so that the first action is in the first view;
 * below them is the drawing, on a floor that shows it whole.
 */
const drawingRow = 3;
inWindow(media.belowSmall, `${medium} > ${floor} > svg`, { gridRow: drawingRow });
inWindow(media.belowSmall, `${medium} > ${floor}`, {
  display: 'grid',
  gridTemplateRows: `auto ${height} calc(12 * ${drawingUnit})`,
  // Covers the seam that a fraction of a pixel leaves below the wall.
  marginBlockStart: '-1px',
  borderBlockStart: 0,
  background: color.plane,
  vars: { [color.bg]: color.plane },
});
// A low drawing has its shadow in front of it.
inWindow(media.belowSmall, `${medium} > ${floor}:has(.nearer)`, {
  gridTemplateRows: `auto calc(${height} + 6 * ${drawingUnit}) calc(22 * ${drawingUnit})`,
});
inWindow(media.belowSmall, `${medium} > ${floor}::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  gridRow: drawingRow,
  background: color.planeLow,
  borderBlockStart: `1px solid ${color.brass}`,
});
inWindow(media.belowSmall, `${medium} > ${floor} > ${floorWords}`, {
  paddingBlock: `0 ${space[1]}`,
});

// On a phone the door of a text page is beside its words.
inWindow(media.belowSmall, `${small} > ${wall} > *`, {
  maxWidth: `calc(100% - 13 * ${drawingUnit})`,
});

// On a phone a door without words on its floor is below those on the wall.
inWindow(media.belowSmall, `${large} > ${wall}`, {
  paddingBlockEnd: `calc(${height} + ${space[5]})`,
});
inWindow(media.belowSmall, `${large} > ${floor}`, { minHeight: `calc(10 * ${drawingUnit})` });

// With such words the door is larger, and the note that follows the actions is beside its leaf.
const largeAboveWords = `${large}:has(${floorWords})`;
inWindow(media.belowSmall, largeAboveWords, { vars: { [drawingUnit]: '2.4vw' } });
inWindow(media.belowSmall, `${largeAboveWords} > ${wall}`, {
  paddingBlockEnd: `calc(${height} - 84px)`,
});
inWindow(media.belowSmall, `${large} > ${wall} a ~ p`, {
  maxWidth: `calc(100% - 20.5 * ${drawingUnit})`,
});
inWindow(media.belowSmall, `${large} ${floorWords}`, {
  paddingBlockStart: `calc(6.5 * ${drawingUnit})`,
});
// Where the words are as wide as the floor, its light ends above them.
inWindow(`${media.fromSmall} and ${media.belowWide}`, `${large} ${floorWords}`, {
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  background: `linear-gradient(transparent, ${color.planeLow} 40%)`,
});
// Places a portrait on the lower edge of the floor.
inWindow(media.fromBar, `${large} ${floorWords}:has(> div)`, { paddingBlockEnd: 0 });

inWindow(media.belowMedium, `${wide} > ${wall}`, {
  paddingBlockEnd: `calc(${lowFigure} + ${space[3]})`,
});
// Doors are not printed.
onPaper(`${wide} > ${wall}`, { paddingBlockEnd: 0 });
inWindow(media.fromMedium, `${wide} > ${wall} > *`, {
  maxWidth: `calc(100% - ${row.width} - ${row.gap})`,
});
inWindow(media.fromMedium, `${wide} > ${floor}`, {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${row.width}`,
  columnGap: row.gap,
});
inWindow(media.fromMedium, `${wide} > ${floor} > ${floorWords}`, { gridArea: '1 / 1' });
// Less space, so that the first action is in the first view.
inWindow(media.belowSmall, `${wide} ${floorWords}`, { paddingBlockStart: space[4] });

/*
 * For a site's own rules for page transitions. A document must have each name once, so only the hero that begins
 * `main` has them.
 */
for (const [name, part] of Object.entries({ wall: words, floor: floorWords }))
  globalStyleIn('components', `main > ${root}:first-child ${part}`, {
    viewTransitionName: `advisor-${name}`,
    viewTransitionClass: 'advisor-words',
  });
