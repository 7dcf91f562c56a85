import { belowWall, caseFigure, shapePaints, type Shape } from '@advisor/ui/figures';
import { tokens, type ColorRole } from '@advisor/ui/tokens';
import { formatHex, interpolate } from 'culori';
import { caseNames } from '../paths.js';
import { caseTeasers } from '../shared/cases/messages.js';

const { light } = tokens.color;

const width = 256;
const height = 160;

const floor: Shape[] = [
  { role: 'shade', d: `M0 0h${width}v38H0z` },
  { role: 'line', d: `M0-.5h${width}` },
];

/** `/cases.svg`, the menu's pictures: the drawings of the cases, each a view with the name of its page. */
export function casePictures(): string {
  const pictures = caseNames.map((name, index) => {
    const top = index * height;
    const { shapes } = caseFigure(caseTeasers[name].figure);
    return [
      `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`,
      `<svg y="${top}" width="${width}" height="${height}" viewBox="0 -122 ${width} ${height}">`,
      ...floor.map(svgPath),
      `<g transform="${belowWall}">${shapes.map(svgPath).join('')}</g></svg>`,
    ].join('');
  });
  const total = height * caseNames.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}">` +
    `<rect fill="${srgb('plane')}" width="${width}" height="${total}"/>${pictures.join('')}</svg>`
  );
}

/** A shape as an element of an SVG outside the pages, in the light scheme's colours. */
function svgPath({ role, d }: Shape): string {
  const paint = shapePaints[role];
  if ('fill' in paint) {
    const { fill } = paint;
    const color =
      typeof fill === 'string' ? srgb(fill) : srgbMix(fill.mix, fill.percent, fill.into);
    return `<path fill="${color}" d="${d}"/>`;
  }
  const { line, opacity = 1, dashes = 'none' } = paint;
  return (
    `<path fill="none" stroke="${srgb(line)}" vector-effect="non-scaling-stroke" ` +
    `stroke-opacity="${opacity}" stroke-dasharray="${dashes}" d="${d}"/>`
  );
}

/** A colour as `#rrggbb`, because an SVG may be drawn by a program that reads no OKLCH. */
function srgb(role: ColorRole): string {
  return formatHex(light[role])!;
}

/** `percent` of one colour in another, mixed as the stylesheet's `color-mix(in oklab, …)` does. */
function srgbMix(role: ColorRole, percent: number, into: ColorRole): string {
  return formatHex(interpolate([light[into], light[role]], 'oklab')(percent / 100))!;
}
