import { createVar } from '@vanilla-extract/css';
import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

const phone = `${media.screen} and ${media.belowSmall}`;

/** Height of the drawing above the floor line. */
const above = createVar('above');
/** Width of the whole drawing. */
const width = createVar('width');

export const scene = styleIn('components', { width: '100%', overflow: 'clip' });

/** A part of the drawing; beside each other the parts are in front of each other. */
export const part = styleIn('components', {
  gridArea: '1 / 1',
  marginBlockEnd: vars.space[6],
  '@media': {
    [phone]: {
      marginBlockEnd: vars.space[4],
      // Each further part has a wall and a floor line of its own.
      selectors: {
        '& ~ &::before': {
          content: '""',
          display: 'block',
          marginBlockStart: vars.space[6],
          marginInline: `calc(-1 * ${edge})`,
          paddingBlockStart: `calc(${above} + ${vars.space[3]})`,
          background: vars.color.plane,
          borderBlockEnd: `1px solid ${vars.color.brass}`,
        },
      },
    },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

export const drawing = styleIn('components', { display: 'block', width, overflow: 'visible' });

/** The items, which are those of the element after the parts, alternate with the parts. */
const items = `${part} + :not(${part})`;
globalStyleIn('components', items, { '@media': { [phone]: { display: 'contents' } } });
[1, 2, 3].forEach((number) => {
  globalStyleIn('components', `${part}:nth-child(${number})`, {
    '@media': { [phone]: { gridRow: 2 * number - 1 } },
  });
  globalStyleIn('components', `${items} > :nth-child(${number})`, {
    '@media': { [phone]: { gridRow: 2 * number, gridTemplateRows: 'none' } },
  });
});

const sized = ({ above: height, parts, zoom }: (typeof scenes)[SceneName]) => {
  const heightFor = (drawn: number) => `${((100 * height) / sceneWidth) * drawn}%`;
  const size = styleIn('components', {
    vars: { [width]: '100%', [above]: heightFor(1) },
    '@media': {
      [phone]: { vars: { [width]: `${100 * zoom}%`, [above]: heightFor(zoom) } },
    },
  });
  parts.forEach((start, index) =>
    globalStyleIn('components', `${size} ${part}:nth-child(${index + 1}) > ${drawing}`, {
      '@media': { [phone]: { marginInlineStart: `${((-100 * start) / sceneWidth) * zoom}%` } },
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
