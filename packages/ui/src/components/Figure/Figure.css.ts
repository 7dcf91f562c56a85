import { styleIn } from '../../styles/layered.js';
import { edge, unit } from '../../styles/measure.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';
import { shapePaints, type ShapePaint, type ShapeRole } from './figures.js';

const { color } = vars;

function paint(role: ShapeRole): string {
  const how = shapePaints[role];
  if ('fill' in how) return styleIn('components', { fill: fillColor(how.fill) });
  return styleIn('components', {
    fill: 'none',
    stroke: color[how.line],
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
    ...(how.opacity !== undefined && { opacity: how.opacity }),
    ...(how.dashes !== undefined && { strokeDasharray: how.dashes }),
  });
}

function fillColor(fill: Extract<ShapePaint, { fill: unknown }>['fill']): string {
  if (typeof fill === 'string') return color[fill];
  return `color-mix(in oklab, ${color[fill.mix]} ${fill.percent}%, ${color[fill.into]})`;
}

export const shape = Object.fromEntries(
  (Object.keys(shapePaints) as ShapeRole[]).map((role) => [role, paint(role)]),
) as Record<ShapeRole, string>;

export const only = {
  wide: styleIn('components', { '@media': { [media.belowSmall]: { display: 'none' } } }),
  phone: styleIn('components', { '@media': { [media.fromSmall]: { display: 'none' } } }),
};

/**
 * Hangs on the datum: its top edge is the line between wall and floor. In a script that runs from
 * right to left it stands on the other side, mirrored, or the words would stand in the doorway.
 */
export const planeFigure = styleIn('components', {
  position: 'absolute',
  top: 0,
  insetInlineEnd: edge,
  width: `calc(21.2 * ${unit})`,
  aspectRatio: '2',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const caseFigure = styleIn('components', {
  width: '100%',
  aspectRatio: '8 / 5',
  background: color.sunken,
  '@media': {
    [media.print]: { width: '56mm' },
  },
});
