import { createVar } from '@vanilla-extract/css';
import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

/** Where the items of a scene are below each other: three of them on a tablet too. */
const itemsBelow = (columns: number) =>
  `${media.screen} and ${columns > 2 ? media.belowMedium : media.belowSmall}`;
const sceneNames = Object.keys(scenes) as SceneName[];
const forEachScene = (style: (name: SceneName) => string) =>
  Object.fromEntries(sceneNames.map((name) => [name, style(name)])) as Record<SceneName, string>;

/** Height in px of a part above its item, with the light on the floor: on a phone, on a tablet. */
const partHeight = { phone: 104, tablet: 220 };
/** Distance between the first columns of two parts, in units of the drawing: a gap is 32 wide. */
const columnStep = (columns: number) => (sceneWidth + 32) / columns;

/** Width of the whole drawing, of which only a part is shown above an item. */
const width = createVar('width');
/** Its height above the floor line. */
const above = createVar('above');

export const scene = styleIn('components', { width: '100%', overflow: 'clip' });

export const sizes = forEachScene((name) => {
  const scene = scenes[name];
  const partsWidth = (height: number) => `${(height * sceneWidth) / (scene.above + scene.below)}px`;
  return styleIn('components', {
    vars: { [width]: '100%', [above]: `calc(${scene.above / sceneWidth} * ${width})` },
    '@media': {
      ...(scene.columns > 2 && {
        [media.tablet]: { vars: { [width]: partsWidth(partHeight.tablet) } },
      }),
      ...(scene.columns > 1 && {
        [`${media.screen} and ${media.belowSmall}`]: {
          vars: { [width]: partsWidth(partHeight.phone) },
        },
      }),
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
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': { [`${media.print}, ${media.forcedColors}`]: { display: 'none' } },
});

export const floorLine = styleIn('components', {
  stroke: vars.color.brass,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.fromMedium]: { display: 'none' } },
});

/** Where items are below each other, each part is in the row above its item, left-aligned. */
export const parts = forEachScene((name) => {
  const part = styleIn('components', {});
  const { columns } = scenes[name];
  const whenBelow = itemsBelow(columns);
  if (columns > 1) {
    globalStyleIn('components', `${part} > :last-child`, {
      '@media': {
        [whenBelow]: {
          display: 'grid',
          grid: 'subgrid / minmax(0, 1fr)',
          gridArea: `1 / 1 / span ${2 * columns}`,
        },
      },
    });
    // What is below all parts.
    globalStyleIn('components', `${part} > :last-child:has(> :nth-child(${columns + 1}))`, {
      '@media': { [whenBelow]: { gridRowEnd: `span ${2 * columns + 1}` } },
    });
    for (let index = 0; index < columns; index++) {
      globalStyleIn('components', `${part} > svg:nth-of-type(n + ${index + 1})`, {
        '@media': {
          [whenBelow]: {
            gridRow: 2 * index + 1,
            marginBlockStart: index > 0 ? `calc(${above} + ${vars.space[6]})` : 0,
            marginBlockEnd: 0,
            translate: `${(-100 * index * columnStep(columns)) / sceneWidth}%`,
          },
        },
      });
      globalStyleIn('components', `${part} > :last-child > :nth-child(${index + 1})`, {
        '@media': { [whenBelow]: { gridRow: 2 * index + 2, gridTemplateRows: 'none' } },
      });
    }
  }
  return part;
});

/** A room from above: square; in a large window as high as what is beside it. */
export const plan = styleIn('components', {
  display: 'block',
  width: '100%',
  alignSelf: 'stretch',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': {
    [media.screen]: { background: vars.color.planeLow },
    [media.belowMedium]: { alignSelf: 'start' },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});
