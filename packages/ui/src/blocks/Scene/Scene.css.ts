import { createVar, type GlobalStyleRule } from '@vanilla-extract/css';
import { pageEdge } from '../../styles/layout.css.js';
import { stacked } from '../../styles/fragments.js';
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

export const floor = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: pageEdge,
  paddingBlockEnd: vars.layout.section,
});

/** One part of the drawing at its own floor line, as wide as a phone. */
export const room = styleIn('components', {
  display: 'none',
  '@media': {
    [media.belowSmall]: {
      display: 'block',
      width: `calc(100% + 2 * ${vars.layout.gutter})`,
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      borderBlockEnd: `1px solid ${vars.color.onPlaneAccent}`,
      paddingBlockStart: vars.space[5],
      background: vars.color.plane,
      overflow: 'visible',
    },
  },
  selectors: { '* + &': { marginBlockStart: vars.space[4] } },
});

const sized = ({ above: height, phone }: (typeof scenes)[SceneName]) => {
  const size = styleIn('components', { vars: { [zoom]: '1', [above]: zoomed(height) } });
  const onPhone = (selector: string, rule: GlobalStyleRule) =>
    globalStyleIn('components', `${size}${selector}`, { '@media': { [media.belowSmall]: rule } });
  if ('beside' in phone) {
    onPhone('', { vars: { [above]: vars.space[3] } });
    onPhone(` ${drawing}`, { height: 0, marginBlockEnd: vars.space[5], visibility: 'hidden' });
    onPhone(` :is(li, li > h3)`, { display: 'flow-root' });
    onPhone(` li::before`, { float: 'inline-start', width: '2.75rem', marginBlockStart: '-.12em' });
    onPhone(` li > p`, {
      display: 'flow-root',
      clear: 'inline-start',
      marginBlockStart: vars.space[1],
    });
    onPhone(` ${room}`, {
      float: 'inline-end',
      width: `${phone.beside}vw`,
      marginBlockEnd: vars.space[2],
      marginInlineStart: vars.space[3],
      paddingBlockStart: 0,
    });
  } else if ('rooms' in phone) {
    onPhone('', { vars: { [above]: '0px' } });
    onPhone(` ${floor}`, { borderBlockStart: 0 });
    onPhone(` ${drawing}`, { height: 0, marginBlock: 0, visibility: 'hidden' });
    onPhone(` ${room}`, { marginBlockEnd: `${phone.below}vw` });
  } else {
    onPhone('', { vars: { [zoom]: `${phone.zoom}` } });
    phone.starts.forEach((start, index) =>
      // A px in an SVG is a unit of the drawing.
      onPhone(` ${drawing} > :nth-child(${index + 1})`, { translate: `${-start}px` }),
    );
  }
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

// Without the drawing it needs no room.
onPaper(`${wall}::after`, { display: 'none' });
onPaper(room, { display: 'none' });
onPaper(wall, { paddingBlockEnd: vars.space[4] });
