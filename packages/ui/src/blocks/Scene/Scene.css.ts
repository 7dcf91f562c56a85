import { createVar } from '@vanilla-extract/css';
import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

/** Where the items of a scene are below each other: three of them on a tablet too. */
const itemsBelow = (columns: number) =>
  `${media.screen} and ${columns > 2 ? media.belowMedium : media.belowSmall}`;
/** How much larger the drawing is there; its parts are closer to each other. */
const zoomBelow = 1.6;
/** Distance between the first columns of two parts, as a share of the drawing: a gap is 32 wide. */
const columnStep = (columns: number) => (sceneWidth + 32) / columns / sceneWidth;
const sceneNames = Object.keys(scenes) as SceneName[];
const forEachScene = (style: (name: SceneName) => string) =>
  Object.fromEntries(sceneNames.map((name) => [name, style(name)])) as Record<SceneName, string>;

/** Width of the whole drawing. */
const width = createVar('width');
/** Its height above the floor line. */
const above = createVar('above');

export const scene = styleIn('components', { width: '100%', overflow: 'clip' });

export const sizes = forEachScene((name) => {
  const { above: height, columns } = scenes[name];
  return styleIn('components', {
    vars: { [width]: '100%', [above]: `calc(${height / sceneWidth} * ${width})` },
    '@media': {
      ...(columns > 1 && { [itemsBelow(columns)]: { vars: { [width]: `${100 * zoomBelow}%` } } }),
      [`${media.print}, ${media.forcedColors}`]: { vars: { [above]: '0px' } },
    },
  });
});

/** Ends with room for the drawing. */
export const wall = styleIn('components', {
  ...stacked(vars.space[4]),
  paddingInline: edge,
  paddingBlockStart: vars.layout.section,
  '::after': { content: '""', paddingBlockStart: above, marginBlockStart: vars.space[4] },
  '@media': {
    // A block: Chromium keeps a grid or flex box on one printed page.
    [media.print]: { display: 'block', paddingBlock: '8pt 6pt', breakAfter: 'avoid' },
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

/** The parts of the drawing, all in the first row. Its upper edge is the floor line. */
export const drawing = styleIn('components', {
  gridArea: '1 / 1',
  width,
  marginBlockEnd: vars.space[6],
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
  '@media': { [`${media.print}, ${media.forcedColors}`]: { display: 'none' } },
});

/** Where items are below each other, each part is in its share of one row above them. */
export const parts = forEachScene((name) => {
  const part = styleIn('components', {});
  const { columns } = scenes[name];
  for (let index = 1; index < columns; index++)
    globalStyleIn('components', `${part} > svg:nth-of-type(${index + 1})`, {
      '@media': {
        [itemsBelow(columns)]: {
          marginInlineStart: `${100 * index * (1 / columns - zoomBelow * columnStep(columns))}%`,
        },
      },
    });
  return part;
});

/** A room from above: square; in a large window as high as what is beside it. */
export const plan = styleIn('components', {
  display: 'block',
  width: '100%',
  alignSelf: 'stretch',
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
  '@media': {
    [media.screen]: { background: vars.color.planeLow },
    [media.belowMedium]: { alignSelf: 'start' },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});
