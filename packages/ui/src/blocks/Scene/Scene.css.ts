import { createVar, fallbackVar } from '@vanilla-extract/css';
import { edge } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

/** Height of the drawing above the floor line. */
const above = createVar('above');
/** Height of the drawing below the floor line, on a phone. */
const below = createVar('below');
/** How much larger the drawing is than the content is wide. */
const zoom = createVar('zoom');
/** Where the drawing begins, so that its part ends at the content's edge. @default 0 */
const start = createVar('start');
/** A length in the drawing's units. */
const zoomed = (length: number) => `calc(${zoom} * ${(100 * length) / sceneWidth}%)`;

export const scene = styleIn('components', { width: '100%', overflow: 'clip' });

/** A part of the drawing; beside each other the parts are in front of each other. */
export const part = styleIn('components', {
  gridArea: '1 / 1',
  marginBlockEnd: vars.space[6],
  '@media': {
    [media.screenBelowSmall]: {
      marginBlockEnd: vars.space[4],
      // Each further part has a floor line of its own.
      selectors: {
        '& ~ &::before': {
          content: '""',
          display: 'block',
          marginInline: `calc(-1 * ${edge})`,
          paddingBlockStart: `calc(${above} + ${vars.space[4]})`,
          borderBlockEnd: `1px solid ${vars.color.brass}`,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const drawing = styleIn('components', {
  display: 'block',
  width: zoomed(sceneWidth),
  marginInlineStart: fallbackVar(start, '0'),
  overflow: 'visible',
});

/** Items between the parts. */
const items = `${part} + :not(${part})`;
globalStyleIn('components', items, {
  '@media': { [media.screenBelowSmall]: { display: 'contents' } },
});
globalStyleIn('components', `${items} > *`, {
  '@media': {
    [media.screenBelowSmall]: {
      position: 'relative',
      gridRow: 'auto',
      gridTemplate: 'none / minmax(0, 1fr)',
    },
  },
});
// The number of a step is on the floor line, beside the drawing.
globalStyleIn('components', `${items} > li::before`, {
  '@media': {
    [media.screenBelowSmall]: {
      position: 'absolute',
      insetBlockEnd: `calc(100% + ${vars.space[4]} + ${below})`,
      fontSize: '6rem',
      lineHeight: 0.74,
    },
  },
});

const sized = ({ above: height, below: depth, parts, phoneZoom }: (typeof scenes)[SceneName]) => {
  const size = styleIn('components', {
    vars: { [zoom]: '1', [above]: zoomed(height) },
    '@media': {
      [media.screenBelowSmall]: {
        vars: {
          [zoom]: `${phoneZoom}`,
          [below]: `calc(${(phoneZoom * depth) / sceneWidth} * (100vw - 2 * ${vars.layout.gutter}))`,
        },
      },
      [media.print]: { vars: { [above]: '0px' } },
    },
  });
  parts.forEach((end, index) =>
    globalStyleIn('components', `${size} ${part}:nth-child(${index + 1})`, {
      '@media': {
        [media.screenBelowSmall]: {
          gridRow: 2 * index + 1,
          vars: { [start]: `calc(100% - ${zoomed(end)})` },
        },
      },
    }),
  );
  return size;
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
    paddingBlockStart: above,
    marginBlockStart: vars.space[4],
  },
  '@media': {
    // A block: Chromium keeps a grid or flex box on one printed page.
    [media.print]: {
      display: 'block',
      paddingBlock: '8pt 6pt',
      breakAfter: 'avoid',
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
    [media.print]: { display: 'block', paddingBlock: '6pt' },
  },
});

/** A room from above: square; in a large window as high as what is beside it. */
export const plan = styleIn('components', {
  display: 'block',
  width: '100%',
  alignSelf: 'stretch',
  '@media': {
    [media.screen]: { background: vars.color.planeLow },
    [media.belowMedium]: { alignSelf: 'start' },
    [media.print]: { display: 'none' },
  },
});
