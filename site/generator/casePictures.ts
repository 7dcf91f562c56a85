import { caseFigure, type Shape } from '@advisor/ui/figures';
import { caseNames } from '../paths.js';
import { caseTeasers } from '../shared/cases/messages.js';
import { srgb, svgPath } from './svgPath.js';

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
    const shapes = [...floor, ...caseFigure(caseTeasers[name].figure).shapes];
    return [
      `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`,
      `<svg y="${top}" width="${width}" height="${height}" viewBox="0 -122 ${width} ${height}">`,
      ...shapes.map((shape) => svgPath(shape, 'vector-effect="non-scaling-stroke"')),
      '</svg>',
    ].join('');
  });
  const total = height * caseNames.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}">` +
    `<rect fill="${srgb('plane')}" width="${width}" height="${total}"/>${pictures.join('')}</svg>`
  );
}
