import { createVar } from '@vanilla-extract/css';
import { pageEdge } from '../../styles/layout.css.js';
import { stacked } from '../../styles/layout.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

/** Height of the drawing above the floor line. */
const above = createVar('above');
/** Width of the drawing, as a multiple of the content’s width. */
const zoom = createVar('zoom');
/** A length in the drawing's units. */
const zoomed = (length: number) => `calc(${zoom} * ${(100 * length) / sceneWidth}%)`;

export const scene = styleIn('components', { width: '100%', overflow: 'clip' });

export const drawing = styleIn('components', {
  display: 'block',
  width: zoomed(sceneWidth),
  marginBlockEnd: vars.space[6],
  overflow: 'visible',
  '@media': { [media.belowSmall]: { marginBlockEnd: vars.space[3] } },
});

const sized = ({ above: height, phone }: (typeof scenes)[SceneName]) => {
  const size = styleIn('components', {
    vars: { [zoom]: '1', [above]: zoomed(height) },
    '@media': { [media.belowSmall]: { vars: { [zoom]: `${phone.zoom}` } } },
  });
  phone.starts.forEach((start, index) =>
    globalStyleIn('components', `${size} ${drawing} > :nth-child(${index + 1})`, {
      // A px in an SVG is a unit of the drawing.
      '@media': { [media.belowSmall]: { translate: `${-start}px` } },
    }),
  );
  return size;
};

export const sizes = Object.fromEntries(
  Object.entries(scenes).map(([name, size]) => [name, sized(size)]),
) as Record<SceneName, string>;

/** Leaves room for the drawing below the words. */
export const wall = styleIn('components', {
  ...stacked(vars.space[4]),
  paddingInline: pageEdge,
  paddingBlockStart: vars.layout.section,
  '::after': {
    content: '""',
    paddingBlockStart: above,
    marginBlockStart: vars.space[4],
  },
  '@media': {
    [media.belowSmall]: { gap: vars.space[3], '::after': { marginBlockStart: 0 } },
  },
});

export const intro = styleIn('components', {
  maxWidth: vars.size.measure,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const floor = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: pageEdge,
  paddingBlockEnd: vars.layout.section,
});

// Without the drawing it needs no room.
onPaper(`${wall}::after`, { display: 'none' });
onPaper(wall, { paddingBlockEnd: vars.space[4] });
