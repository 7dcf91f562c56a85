import { shapePaints, type Shape } from '@advisor/ui/figures';
import { tokens, type ColorRole } from '@advisor/ui/tokens';
import { formatHex, interpolate } from 'culori';

const { light } = tokens.color;

/**
 * A shape of a drawing as an element of an SVG outside the pages, in the light scheme's colours.
 *
 * @param stroke - attributes of a line
 */
export function svgPath({ role, d }: Shape, stroke: string): string {
  const paint = shapePaints[role];
  if ('fill' in paint) {
    const { fill } = paint;
    const color =
      typeof fill === 'string' ? srgb(fill) : srgbMix(fill.mix, fill.percent, fill.into);
    return `<path fill="${color}" d="${d}"/>`;
  }
  const { line, opacity = 1, dashes = 'none' } = paint;
  return (
    `<path fill="none" stroke="${srgb(line)}" ${stroke} stroke-opacity="${opacity}" ` +
    `stroke-dasharray="${dashes}" d="${d}"/>`
  );
}

/** A colour as `#rrggbb`, because librsvg reads no OKLCH. A test checks that every token is inside sRGB. */
export function srgb(role: ColorRole): string {
  return formatHex(light[role])!;
}

/** `percent` of one colour in another, mixed as the stylesheet's `color-mix(in oklab, …)` does. */
function srgbMix(role: ColorRole, percent: number, into: ColorRole): string {
  return formatHex(interpolate([light[into], light[role]], 'oklab')(percent / 100))!;
}
