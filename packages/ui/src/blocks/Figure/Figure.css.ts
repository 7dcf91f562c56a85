import { classes } from '../../styles/classes.js';
import { drawing } from '../../styles/drawing.css.js';
import { clippedAtWindow, pageEdge, toWindowEdge, drawingUnit } from '../../styles/layout.css.js';
import { plane } from '../../styles/plane.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

const { color } = vars;

/** Places a drawing at the floor line, between wall and floor. */
export const atFloorLine = classes(
  drawing,
  styleIn('components', {
    position: 'absolute',
    top: 0,
    insetInlineEnd: pageEdge,
    width: `calc(21.2 * ${drawingUnit})`,
    aspectRatio: '2',
    overflow: 'visible',
  }),
);

/** The light alone, on the section below the hero. */
export const doorLight = classes(
  atFloorLine,
  styleIn('components', {
    // The section below is sunken, where light has another colour.
    vars: { [color.planeHigh]: color.beamOnSunken },
    // As far as the light on the floor of a `Hero` reaches.
    '@media': { [`${media.fromSmall} and ${media.belowWide}`]: { display: 'none' } },
  }),
);

/** The drawing of a case study: its floor line is y = 0, and the light on the floor is below it. */
export const caseDrawing = classes(
  drawing,
  styleIn('components', { width: '100%', overflow: 'visible' }),
);

/** Words as bars: as high as the capital letters of the sentence above, on its lines. */
export const bars = styleIn('components', {
  fontSize: vars.fontSize.statement,
  lineHeight: vars.lineHeight.display,
  // Close to the next section, which continues the sentence.
  marginBlock: `.35em min(-.9em, ${vars.space[7]} - 1.8em)`,
});

export const bar = styleIn('components', {
  display: 'inline-block',
  maxWidth: 'calc(100% - .22em)',
  height: '.67em',
  overflow: 'clip',
  marginInlineEnd: '.22em',
  // White bars would be blanks.
  background: `light-dark(${color.text}, ${color.control})`,
  // Forced colours remove the background and draw this.
  outline: '1px solid transparent',
  selectors: {
    // The last bar is longer and brass: the words that are left unsaid.
    '&:last-child': { background: color.accentLine },
  },
});

/** A room from above, from the window's edge on its side; below `medium` it is as wide as the window. */
export const plan = classes(
  plane,
  drawing,
  styleIn('components', {
    display: 'block',
    alignSelf: 'stretch',
    width: '100%',
    '@media': {
      [media.belowMedium]: {
        order: 1,
        aspectRatio: '1.06',
        maxHeight: '30rem',
        selectors: {
          [`${clippedAtWindow} &`]: {
            marginInline: `calc(-1 * ${vars.layout.gutter})`,
            width: `calc(100% + 2 * ${vars.layout.gutter})`,
          },
        },
      },
      [media.fromMedium]: {
        selectors: {
          // Between text and plan there are two gaps.
          [`${clippedAtWindow} &`]: {
            marginInlineStart: `calc(-1 * ${toWindowEdge})`,
            width: `calc(100% + ${toWindowEdge} - ${vars.layout.gap})`,
          },
          [`${clippedAtWindow} * + &`]: { marginInlineStart: vars.layout.gap },
        },
      },
    },
  }),
);
