import { pageEdge, drawingUnit } from '../../styles/layout.css.js';
import { lead, wallTop } from '../../styles/heads.css.js';
import { classes } from '../../styles/classes.js';
import { inFront, stacked } from '../../styles/fragments.js';
import { noPrint } from '../../styles/print.css.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralStyle, serif } from '../../styles/typography.js';

const { color, fontSize, layout, space } = vars;

/** Width of a drawing that leaves `words` px of the first view free; it is 1.6 times as wide as high. */
const widthBelow = (words: number, most: number) =>
  `clamp(16rem, 1.6 * (100svh - ${words}px), ${most} * ${drawingUnit})`;

const drawingWidth = widthBelow(420, 51);

/** On a phone it leaves room for head and action in the first view. */
const phoneWidth = 'clamp(14rem, 1.6 * (100svh - 498px), 100%)';

/** Fills the first view of a desktop, with the card on the wall; on a phone the card is the last part of the floor. */
export const hero = styleIn('components', {
  display: 'grid',
  // The first is at least as wide as the number.
  gridTemplateColumns: `${pageEdge} minmax(min-content, 5fr) minmax(0, 7fr) ${pageEdge}`,
  gridTemplateAreas: `
    ". head head ."
    ". about card ."
    ". about drawing ."
    "floor floor floor floor"
  `,
  '@media': {
    [media.belowSmall]: {
      gridTemplateAreas: `
        ". head head ."
        ". drawing drawing ."
        ". actions actions ."
        ". about about ."
        ". card card ."
      `,
    },
    [media.fromWide]: {
      minHeight: `calc(64 * ${drawingUnit})`,
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateColumns: `${pageEdge} minmax(0, 1fr) ${drawingWidth} ${pageEdge}`,
      gridTemplateAreas: `
        ". head head ."
        ". about drawing ."
        "floor floor floor floor"
      `,
    },
  },
});

/** Places the drawing before the words in a wide window, with a larger number beside it. */
const figureFirst = styleIn('components', {
  '@media': {
    [media.fromWide]: {
      // Words begin where the second of two columns below begins.
      gridTemplateColumns: `${pageEdge} minmax(0, 1fr) calc(50% - ${pageEdge} - ${layout.gap}) ${pageEdge}`,
      gridTemplateAreas: `
        ". head head ."
        ". drawing about ."
        "floor floor floor floor"
      `,
    },
  },
});

export const figurePlace = { end: undefined, start: figureFirst };

/** Width of the card, above the highest door, step or arch. */
const cardWidth = '19rem';

export const head = styleIn('components', {
  gridArea: 'head',
  // The target of the link back begins 10 px above its text.
  paddingBlock: `calc(${wallTop} - 10px) ${space[4]}`,
  '@media': {
    [media.fromWide]: { maxWidth: `min(52rem, 100% - ${cardWidth} - ${layout.gap})` },
  },
});

// In one line beside the card, so that the drawing has its height.
globalStyleIn('components', `${head} ${lead}`, { maxWidth: 'none' });

export const back = classes(noPrint, styleIn('components', { gap: space[3] }));

/** Result and detail, or the text; they end at the floor line. */
export const about = styleIn('components', {
  ...stacked(space[4]),
  // Above the drawing, where both overlap.
  position: 'relative',
  zIndex: 2,
  gridArea: 'about',
  alignSelf: 'end',
  paddingBlock: `${space[5]} ${space[6]}`,
  '@media': {
    [media.belowSmall]: {
      flexFlow: 'row wrap',
      columnGap: space[3],
      alignItems: 'last baseline',
      paddingBlockStart: space[6],
    },
  },
});
globalStyleIn('components', `${about} > *`, {
  '@media': { [media.belowSmall]: { flex: '1 1 8.75rem' } },
});

const numberSize = 'max(6rem, min(3rem + 10vw, 50svh - 17rem, 13rem))';

/** The largest text of the page; smaller in a low window, so that the action is in the first view. */
export const number = styleIn('components', {
  ...numeralStyle,
  display: 'block',
  fontSize: numberSize,
  // Removes the space for descenders, which digits do not have.
  marginBlockEnd: `calc(-.18em * ${vars.numeral.inset})`,
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  marginInlineStart: `calc(-.06em * ${vars.numeral.inset})`,
  '@media': { [media.belowSmall]: { fontSize: 'min(6rem, 18vw)' } },
});

globalStyleIn('components', `${figureFirst} ${number}`, {
  '@media': {
    [media.fromWide]: { fontSize: `min(1.25 * ${numberSize}, 14.5rem, 16vw)` },
  },
});

export const label = styleIn('components', {
  display: 'block',
  lineHeight: 1.4,
  color: color.muted,
  textWrap: 'balance',
});

export const term = styleIn('components', {
  fontSize: fontSize.small,
  lineHeight: 1.4,
  color: color.muted,
});

export const value = styleIn('components', {
  ...serif,
  marginBlockStart: space[2],
  fontSize: fontSize.h4,
  lineHeight: 1.2,
});

/** The text in place of a detail; larger where there is no result. */
export const text = styleIn('components', {
  maxWidth: '24em',
  '@media': { [media.belowSmall]: { flexBasis: '100%' } },
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
  selectors: {
    '&:first-child': {
      ...serif,
      fontSize: fontSize.h2Small,
      lineHeight: 1.15,
      '@media': { [media.fromWide]: { fontSize: `min(${fontSize.h2}, 5.3svh)` } },
    },
  },
});

/** The drawing ends at the floor line, and is painted in front of the floor. */
export const drawing = styleIn('components', {
  ...inFront,
  gridArea: 'drawing',
  alignSelf: 'end',
  justifySelf: 'end',
  width: `min(100%, ${drawingWidth})`,
  marginBlockEnd: '-1px',
  '@media': {
    [media.belowSmall]: { width: phoneWidth },
    [media.fromWide]: { gridRow: '1 / 3' },
  },
});

globalStyleIn('components', `${figureFirst} > ${drawing}`, {
  '@media': {
    [media.fromWide]: {
      gridRow: 2,
      justifySelf: 'start',
      width: `min(100% - 2 * ${layout.gap}, ${widthBelow(560, 49)})`,
      marginBlockStart: space[8],
    },
  },
});

export const floor = styleIn('components', {
  gridArea: 'floor',
  '@media': { [media.belowSmall]: { gridArea: '3 / 1 / -1 / -1' } },
});

/** Actions on the floor, in front of the drawing. */
export const actions = styleIn('components', {
  position: 'relative',
  zIndex: 2,
  gridArea: 'floor',
  paddingInline: pageEdge,
  paddingBlock: 'clamp(20px, min(2.8vw, 4.4svh), 40px) clamp(28px, min(3.4vw, 4svh), 56px)',
  '@media': {
    // Light and chairs of the drawings reach this far onto the floor.
    [media.smallToMedium]: { paddingBlockStart: space[9] },
    [media.fromWide]: { minHeight: `calc(.3 * ${drawingWidth})` },
    [media.belowSmall]: { gridArea: 'actions', padding: `calc(.31 * ${phoneWidth}) 0 0` },
  },
});

globalStyleIn('components', `${figureFirst} > ${actions}`, {
  '@media': {
    [media.fromWide]: {
      gridArea: '3 / 3',
      minHeight: `calc(.22 * ${drawingWidth})`,
      paddingInline: 0,
    },
  },
});

const cardTop = `calc(${wallTop} + ${space[5]})`;
const cardLine = `1px solid color-mix(in oklab, ${color.accentLine} 60%, transparent)`;

/** A sign; in a wide window it hangs from the ceiling by two cords. */
export const card = styleIn('components', {
  ...inFront,
  ...stacked(space[2]),
  gridArea: 'card',
  alignSelf: 'start',
  marginBlockEnd: space[5],
  padding: `${space[4]} 20px`,
  border: cardLine,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
  color: color.muted,
  '@media': {
    [media.belowSmall]: { marginBlock: `0 ${layout.section}` },
    [media.fromWide]: {
      gridArea: '1 / 3',
      placeSelf: 'start end',
      width: cardWidth,
      margin: `${cardTop} 0 0`,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockEnd: '100%',
        insetInline: '20px',
        height: cardTop,
        borderInline: cardLine,
      },
    },
  },
});

// Without the drawing its grid area would be empty.
onPaper(hero, { display: 'block', minHeight: 0 });
