import { createVar, fallbackVar } from '@vanilla-extract/css';
import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

/** Where the items of a scene are below each other: three of them on a tablet too. */
const itemsBelow = (columns: number) =>
  `${media.screen} and ${columns > 2 ? media.belowMedium : media.belowSmall}`;
/** How much larger the drawing is there; its parts are closer to each other. */
const zoomBelow = 1.6;

/** Height of the drawing above the floor line, in its units. */
const above = createVar('above');
/** Width of the whole drawing. @default 100% */
const widthBelow = createVar('widthBelow');
const width = fallbackVar(widthBelow, '100%');
/** By how much each part is closer to the one before, in the drawing's units. @default 0 */
const shift = createVar('shift');

export const scene = styleIn('components', { width: '100%', overflow: 'clip' });

const sized = ({ above: height, columns }: (typeof scenes)[SceneName]) => {
  // From one part to the next, beside each other with a gap of 32, and below each other.
  const step = (sceneWidth + 32) / columns;
  const stepBelow = sceneWidth / zoomBelow / columns;
  return styleIn('components', {
    vars: { [above]: `${height}` },
    '@media': {
      ...(columns > 1 && {
        [itemsBelow(columns)]: {
          vars: { [widthBelow]: `${100 * zoomBelow}%`, [shift]: `${stepBelow - step}px` },
        },
      }),
    },
  });
};

export const sizes = Object.fromEntries(
  Object.entries(scenes).map(([name, size]) => [name, sized(size)]),
) as Record<SceneName, string>;

/** Ends with room for the drawing. */
export const wall = styleIn('components', {
  ...stacked(vars.space[4]),
  paddingInline: edge,
  paddingBlockStart: vars.layout.section,
  '::after': {
    content: '""',
    paddingBlockStart: `calc(${above} / ${sceneWidth} * ${width})`,
    marginBlockStart: vars.space[4],
  },
  '@media': {
    [media.forcedColors]: { '::after': { paddingBlockStart: 0 } },
    // A block: Chromium keeps a grid or flex box on one printed page.
    [media.print]: {
      display: 'block',
      paddingBlock: '8pt 6pt',
      breakAfter: 'avoid',
      '::after': { paddingBlockStart: 0 },
    },
  },
});

export const note = styleIn('components', {
  maxWidth: vars.size.measure,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const floor = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: edge,
  paddingBlockEnd: vars.layout.section,
  '@media': {
    [media.forcedColors]: { paddingBlockStart: vars.space[6] },
    [media.print]: { display: 'block', paddingBlock: '6pt' },
  },
});

/** Its upper edge is the floor line. */
export const drawing = styleIn('components', {
  width,
  marginBlockEnd: vars.space[6],
  overflow: 'visible',
  '@media': { [`${media.print}, ${media.forcedColors}`]: { display: 'none' } },
});

// Each part is a group.
[1, 2].forEach((part) =>
  globalStyleIn('components', `${drawing} > g:nth-of-type(${part + 1})`, {
    translate: `calc(${part} * ${fallbackVar(shift, '0px')})`,
  }),
);

/** A room from above: square; in a large window as high as what is beside it. */
export const plan = styleIn('components', {
  display: 'block',
  width: '100%',
  alignSelf: 'stretch',
  '@media': {
    [media.screen]: { background: vars.color.planeLow },
    [media.belowMedium]: { alignSelf: 'start' },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});
