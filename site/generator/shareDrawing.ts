import { planeFigure, shapePaints, type FigureName, type Shape } from '@advisor/ui/figures';
import { tokens, type ColorRole } from '@advisor/ui/tokens';
import { formatHex, interpolate } from 'culori';
import { shareImageSize } from '../seo/shareImage.js';

/** Position of the brass line between wall and floor, in px from the top. */
export const floorLine = 458;

const { width, height } = shareImageSize;
const margin = 64;
/** Pixels per unit of the drawings, and the right edge of their content in units. */
const [unit, right] = [1.28, 212];

/** Wall, floor, the brass line between them and a figure at the right: elements of an SVG. */
export function shareDrawing(figure: FigureName): string {
  const { shapes, transform = '' } = planeFigure(figure);
  return [
    `<path fill="${srgb('plane')}" d="M0 0h${width}v${floorLine}H0z"/>`,
    `<path fill="${srgb('planeLow')}" d="M0 ${floorLine}h${width}v${height - floorLine}H0z"/>`,
    `<path stroke="${srgb('brass')}" stroke-width="2" d="M0 ${floorLine}h${width}"/>`,
    `<g transform="translate(${width - margin - right * unit} ${floorLine}) scale(${unit}) ${transform}">`,
    ...shapes.map(element),
    '</g>',
  ].join('');
}

function element({ role, d }: Shape): string {
  const paint = shapePaints[role];
  if ('fill' in paint) {
    const { fill } = paint;
    const color =
      typeof fill === 'string' ? srgb(fill) : srgbMix(fill.mix, fill.percent, fill.into);
    return `<path fill="${color}" d="${d}"/>`;
  }
  const { line, opacity = 1, dashes = 'none' } = paint;
  return (
    `<path fill="none" stroke="${srgb(line)}" stroke-width="1.4" stroke-opacity="${opacity}" ` +
    `stroke-dasharray="${dashes}" d="${d}"/>`
  );
}

/**
 * A colour as `#rrggbb`, because neither librsvg nor a web manifest reads OKLCH. A test checks that every token
 * is inside sRGB.
 */
export function srgb(role: ColorRole, scheme: 'light' | 'dark' = 'light'): string {
  return formatHex(tokens.color[scheme][role])!;
}

/** `percent` of one colour in another, mixed as the stylesheet's `color-mix(in oklab, …)` does. */
function srgbMix(role: ColorRole, percent: number, into: ColorRole): string {
  const { light } = tokens.color;
  return formatHex(interpolate([light[into], light[role]], 'oklab')(percent / 100))!;
}
