import {
  caseFigures,
  planeFigures,
  shapePaints,
  type CaseFigureName,
  type Shape,
} from '@advisor/ui/figures';
import type { FigureName } from '../seo/shareImage.js';
import { shareImageSize } from '../seo/shareImageSize.js';
import { srgb, srgbMix } from './srgb.js';

/** Height of the brass line between wall and floor, in px. Figure and title stand on it. */
export const datum = 458;

const { width, height } = shareImageSize;
const margin = 64;

/** Wall, floor, the brass line between them and a figure at the right: elements of an SVG. */
export function shareDrawing(figure: FigureName): string {
  return [
    `<path fill="${srgb('plane')}" d="M0 0h${width}v${datum}H0z"/>`,
    `<path fill="${srgb('planeLow')}" d="M0 ${datum}h${width}v${height - datum}H0z"/>`,
    `<path stroke="${srgb('brass')}" stroke-width="2" d="M0 ${datum}h${width}"/>`,
    isCase(figure) ? caseOpening(figure) : standing(planeFigures[figure], 1.12, 212),
  ].join('');
}

function isCase(figure: FigureName): figure is CaseFigureName {
  return figure in caseFigures;
}

/** A drawing that hangs on the datum; `right` is where it ends, in its own units. */
function standing(shapes: readonly Shape[], unit: number, right: number): string {
  const axis = width - margin - right * unit;
  return (
    `<g transform="translate(${axis} ${datum}) scale(${unit})">` +
    `${shapes
      .filter(({ on }) => on !== 'phone')
      .map(element)
      .join('')}</g>`
  );
}

/** A case is drawn flat, 256 by 160: here it is what one sees through an opening, and it gives light. */
function caseOpening(name: CaseFigureName): string {
  const unit = 1.4;
  const frame: Shape = { role: 'line', d: 'M0 0v-160h256V0' };
  const light: Shape = { role: 'litWall', d: 'M0 0h256L104 400h-420z' };
  const paper = `<path fill="${srgb('sunken')}" d="M0 0h256v160H0z"/>`;
  const shapes = (caseFigures[name] as readonly Shape[]).map(element).join('');
  return (
    standing([light], unit, 256) +
    `<svg x="${width - margin - 256 * unit}" y="${datum - 160 * unit}" ` +
    `width="${256 * unit}" height="${160 * unit}" viewBox="0 0 256 160">${paper}${shapes}</svg>` +
    standing([frame], unit, 256)
  );
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
    `<path fill="none" stroke="${srgb(line)}" stroke-width="1.6" stroke-opacity="${opacity}" ` +
    `stroke-dasharray="${dashes}" d="${d}"/>`
  );
}
