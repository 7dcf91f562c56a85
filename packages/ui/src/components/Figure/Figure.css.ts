import { styleIn } from '../../styles/layered.js';
import { edge, unit } from '../../styles/measure.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';
import type { ShapeRole } from './figures.js';

const { color } = vars;
// Mixed in oklab: petrol and cream mixed in oklch turn olive on the way.
const mix = (a: string, percent: number, b: string) =>
  `color-mix(in oklab, ${a} ${percent}%, ${b})`;

const fill = (value: string) => styleIn('components', { fill: value });
const stroke = (value: string, more: object = {}) =>
  styleIn('components', {
    fill: 'none',
    stroke: value,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
    ...more,
  });

export const shape: Record<ShapeRole, string> = {
  shade: fill(color.planeLow),
  wall: fill(color.plane),
  litWall: fill(color.planeHigh),
  dimWall: fill(mix(color.plane, 62, color.planeHigh)),
  light: fill(color.light),
  reflection: fill(mix(color.light, 74, color.plane)),
  reflectionFar: fill(mix(color.light, 46, color.plane)),
  reflectionFaint: fill(mix(color.light, 25, color.plane)),
  line: stroke(color.brass),
  lineFaint: stroke(color.brass, { opacity: 0.45 }),
  solid: fill(color.figure),
  third: fill(mix(color.figure, 34, color.sunken)),
  tint: fill(mix(color.figure, 14, color.sunken)),
  paper: fill(color.bg),
  outline: stroke(color.figure, { strokeDasharray: '3 4' }),
  rule: stroke(color.accentLine),
};

export const only = {
  wide: styleIn('components', { '@media': { [media.belowSmall]: { display: 'none' } } }),
  phone: styleIn('components', { '@media': { [media.fromSmall]: { display: 'none' } } }),
};

/** Hangs on the datum: its top edge is the line between wall and floor. */
export const planeFigure = styleIn('components', {
  position: 'absolute',
  top: 0,
  right: edge,
  width: `calc(21.2 * ${unit})`,
  aspectRatio: '2',
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const caseFigure = styleIn('components', {
  width: '100%',
  aspectRatio: '8 / 5',
  background: color.sunken,
  '@media': { [media.belowSmall]: { aspectRatio: '2' } },
});
