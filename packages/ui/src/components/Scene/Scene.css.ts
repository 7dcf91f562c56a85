import { edge } from '../../styles/measure.css.js';
import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { scenes, type SceneName } from './scenes.js';

export const scene = styleIn('components', { width: '100%', overflow: 'clip' });

export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlockStart: vars.layout.section,
  '@media': { [media.print]: { paddingBlock: '8pt 6pt' } },
});

export const head = styleIn('components', {
  ...stacked(vars.space[4]),
  marginBlockEnd: vars.space[6],
  '@media': { [media.print]: { marginBlockEnd: 0, breakAfter: 'avoid' } },
});

export const note = styleIn('components', {
  maxWidth: vars.size.measure,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const drawing = styleIn('components', {
  display: 'block',
  width: '100%',
  position: 'relative',
  zIndex: 1,
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': { [`${media.print}, ${media.forcedColors}`]: { display: 'none' } },
});

export const floor = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `${vars.space[6]} ${vars.layout.section}`,
  '@media': { [media.print]: { paddingBlock: '6pt' } },
});

export const words = styleIn('components', { position: 'relative', zIndex: 1 });

const eachScene = (style: (depth: string) => string) =>
  Object.fromEntries(
    Object.entries(scenes).map(([name, { viewBox }]) => {
      const [, top, width, height] = viewBox.split(' ').map(Number);
      return [name, style(`${((height! + top!) / width!) * 100}%`)];
    }),
  ) as Record<SceneName, string>;

/** Pulls the floor up, behind the part of the drawing below y = 0. */
export const overFloor = eachScene((depth) =>
  styleIn('components', { marginBlockEnd: `-${depth}` }),
);

export const belowDrawing = eachScene((depth) =>
  styleIn('components', { '@media': { [media.screen]: { paddingBlockStart: depth } } }),
);

/** A room from above, at least square, and as high as what is beside it. */
export const plan = styleIn('components', {
  display: 'block',
  width: '100%',
  alignSelf: 'stretch',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': {
    [media.screen]: { background: vars.color.planeLow },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});
