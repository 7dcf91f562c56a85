import { readFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Plugin } from 'vite';
import type { Shape, ShapeGroup } from './src/components/Figure/Shapes.js';
import { shapeRoles } from './src/components/Figure/shapeRoles.js';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * Lets a component import the SVG files in its folder `drawings`, each as a list of `ShapeGroup`s.
 *
 * @throws while building, if a drawing has an element or a role that `Shapes` cannot draw
 */
export const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  load: {
    filter: { id: /\/components\/\w+\/drawings\/\w+\.svg$/ },
    async handler(file) {
      const drawing = readDrawing(file, await readFile(file, 'utf8'));
      return { code: `export default ${JSON.stringify(drawing)}`, moduleType: 'js' };
    },
  },
};

/**
 * Reads a drawing: the paths of the SVG, then those of each group. Classes of a path are its role, then flags
 * (`wide`, `leaf`, `swings`, `fading`).
 */
export function readDrawing(file: string, content: string): ShapeGroup[] {
  const document = parseDocument(content, { xmlMode: true });
  const svg = DomUtils.getElementsByTagName('svg', document)[0]!;
  const [gradient] = DomUtils.getElementsByTagName('linearGradient', svg);
  for (const element of DomUtils.getElementsByTagName('*', svg.children))
    if (!isRead(element, svg))
      throw new Error(
        `${file}: <${element.name}> cannot be drawn here. Draw a <path>, directly in the SVG or in one <g>.`,
      );
  const shapes = (parent: Element) =>
    DomUtils.getElementsByTagName('path', parent.children, false).map((path) =>
      readShape(path, gradient, file),
    );
  const groups = DomUtils.getElementsByTagName('g', svg).map((group) => {
    const { transform } = group.attribs;
    return { ...(transform && { transform }), shapes: shapes(group) };
  });
  const loose = shapes(svg);
  return loose.length > 0 ? [{ shapes: loose }, ...groups] : groups;
}

/** Whether an element is drawn, or needed by the drawing program alone: style, gradient, backdrop. */
function isRead({ name, attribs, parent }: Element, svg: Element): boolean {
  if (/^(title|style|defs|linearGradient|stop)$/.test(name)) return true;
  if (name === 'rect') return /^(wall|shade|floor)$/.test(attribs.class ?? '');
  if (name === 'g') return parent === svg;
  return name === 'path' && (parent === svg || (parent as Element).name === 'g');
}

function readShape({ attribs }: Element, gradient: Element | undefined, file: string): Shape {
  const [name, ...flags] = attribs.class?.split(' ') ?? [];
  const role = shapeRoles.find((it) => it === name);
  if (!role)
    throw new Error(
      `${file}: “${name}” is not the role of a shape. Roles are ${shapeRoles.join(', ')}.`,
    );
  return {
    role,
    d: attribs.d!,
    ...(flags.includes('wide') && { wide: true }),
    ...(flags.includes('leaf') && { leaf: true }),
    ...(flags.includes('swings') && { swings: true }),
    ...(flags.includes('fading') && { fade: Number(gradient!.attribs.y2) }),
  };
}
