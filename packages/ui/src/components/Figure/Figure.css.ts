import { keyframes } from '@vanilla-extract/css';
import { edge, unit } from '../../styles/measure.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { shapePaints, type ShapeRole } from './shapePaints.js';

const { color } = vars;

function paint(role: ShapeRole): string {
  const how = shapePaints[role];
  if ('fill' in how) {
    const { fill } = how;
    const paint =
      typeof fill === 'string'
        ? color[fill]
        : `color-mix(in oklab, ${color[fill.mix]} ${fill.percent}%, ${color[fill.into]})`;
    // Hides the seams between the faces of a dark chair.
    const seamless = role === 'silhouette' && { stroke: paint, strokeWidth: '.5px' };
    return styleIn('components', { fill: paint, ...seamless });
  }
  return styleIn('components', {
    fill: 'none',
    stroke: color[how.line],
    vectorEffect: 'non-scaling-stroke',
    ...(how.opacity !== undefined && { opacity: how.opacity }),
    ...(how.dashes !== undefined && { strokeDasharray: how.dashes }),
  });
}

export const shape = Object.fromEntries(
  (Object.keys(shapePaints) as ShapeRole[]).map((role) => [role, paint(role)]),
) as Record<ShapeRole, string>;

/** Light that fades out, in the colour of the lit floor. */
export const fading = styleIn('components', {
  stopColor: color.planeHigh,
  // Left out in forced colours: the light is behind texts.
  '@media': { [media.forcedColors]: { stopOpacity: 0 } },
});

/** Extends beyond the picture, so it is hidden on a phone. */
export const wide = styleIn('components', {
  '@media': { [media.belowSmall]: { display: 'none' } },
});

/** The door's leaf, hinged on the left. A `Hero` opens it further. */
export const leaf = styleIn('components', {
  transformBox: 'fill-box',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
});

const swing = keyframes({ from: { transform: 'scaleX(5)' } });

/** Hinged on the right; it starts ajar. */
export const swings = styleIn('components', {
  transformBox: 'fill-box',
  transformOrigin: '100% 0',
  animation: `${swing} ${vars.motion.slow} ${vars.motion.ease}`,
});

/**
 * At the floor line, between wall and floor. Mirrored in right-to-left text, or the text would
 * cover the doorway.
 */
export const atFloorLine = styleIn('components', {
  position: 'absolute',
  top: 0,
  insetInlineEnd: edge,
  width: `calc(21.2 * ${unit})`,
  aspectRatio: '2',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': { [media.print]: { display: 'none' } },
});

/** Its lower edge is y = 0; the light is below it. */
export const caseDrawing = styleIn('components', {
  width: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});

/** Moves while its teaser is hovered. */
export const lightOnFloor = styleIn('components', {
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
});
