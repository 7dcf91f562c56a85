import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  shapePaints,
  type Drawing,
  type Shape,
  type ShapeRole,
} from '../src/components/Figure/shapes.js';

/** The components that have a folder `drawings` of SVG files, and beside it `drawings.json`. */
export const folders = ['Figure', 'Scene', 'CareerCard', 'SeminarTable'].map((name) =>
  resolve(import.meta.dirname, '../src/components', name),
);

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * The drawings of a component by name. A path is read with its `class`: its role first, then what else
 * it is (`wide`, `leaf`, `swings`, `fading`). Style, gradient and backdrop are for the drawing program.
 */
export function readDrawings(folder: string): Record<string, Drawing> {
  const files = globSync('drawings/*.svg', { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => [basename(file, '.svg'), readDrawing(resolve(folder, file))]),
  );
}

function readDrawing(file: string): Drawing {
  const document = parseDocument(readFileSync(file, 'utf8'), { xmlMode: true });
  const svg = DomUtils.getElementsByTagName('svg', document)[0]!;
  const [gradient] = DomUtils.getElementsByTagName('linearGradient', svg);
  const shapes = (parent: Element) => paths(parent).map((path) => shape(path, gradient, file));
  for (const element of DomUtils.getElementsByTagName('*', svg.children))
    if (!isRead(element, svg))
      throw new Error(
        `${file}: <${element.name}> cannot be drawn here. Draw a <path>, directly in the SVG or in one <g>.`,
      );
  const loose = shapes(svg);
  const groups = DomUtils.getElementsByTagName('g', svg).map((group) => {
    const { transform, 'data-closer': closer } = group.attribs;
    return {
      ...(transform && { transform }),
      ...(closer && { closer: `${closer}px` }),
      shapes: shapes(group),
    };
  });
  return {
    viewBox: svg.attribs.viewBox!,
    groups: loose.length > 0 ? [{ shapes: loose }, ...groups] : groups,
  };
}

/** What the drawing program alone needs is passed over: style, gradient, backdrop. */
function isRead({ name, attribs, parent }: Element, svg: Element): boolean {
  if (
    /^(title|style|defs|linearGradient|stop)$/.test(name) ||
    (name === 'rect' && /^(wall|shade|floor)$/.test(attribs.class ?? ''))
  )
    return true;
  const isInGroup = (parent as Element).name === 'g' && parent!.parent === svg;
  return name === 'g' ? parent === svg : name === 'path' && (parent === svg || isInGroup);
}

const paths = (parent: Element) => DomUtils.getElementsByTagName('path', parent.children, false);

function shape({ attribs }: Element, gradient: Element | undefined, file: string): Shape {
  const [role = '', ...more] = attribs.class?.split(' ') ?? [];
  if (!(role in shapePaints))
    throw new Error(`${file}: “${role}” is no role of a shape. See shapes.ts for those there are.`);
  return {
    role: role as ShapeRole,
    d: attribs.d!,
    ...(more.includes('wide') && { wide: true }),
    ...(more.includes('leaf') && { leaf: true }),
    ...(more.includes('swings') && { swings: true }),
    ...(more.includes('fading') && { fade: Number(gradient!.attribs.y2) }),
  };
}
