import { readFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Plugin } from 'vite';
import type { Shape, ShapeGroup } from './src/blocks/Figure/Shapes.js';
import { shapeRoles } from './src/blocks/Figure/shapeRoles.js';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * Lets a block import the SVG files in its folder `drawings`, each as a list of `ShapeGroup`s.
 *
 * @throws while building, if a drawing has what `Shapes` cannot draw, such as an element, an attribute or a role
 */
export const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  load: {
    filter: { id: /\/blocks\/\w+\/drawings\/\w+\.svg$/ },
    async handler(file) {
      const drawing = readDrawing(file, await readFile(file, 'utf8'));
      return { code: `export default ${JSON.stringify(drawing)}`, moduleType: 'js' };
    },
  },
};

/** Classes that a path may have after its role. */
const flagNames = ['wide', 'leaf', 'swings', 'fading'];

/** Attributes that an element which is drawn may have. */
const attributeNames: Record<string, string[]> = {
  svg: ['xmlns', 'viewBox'],
  g: ['transform'],
  path: ['class', 'd'],
};

/**
 * Reads a drawing: the paths of the SVG, then those of each group. Classes of a path are its role, then flags
 * (`wide`, `leaf`, `swings`, `fading`).
 */
export function readDrawing(file: string, content: string): ShapeGroup[] {
  const document = parseDocument(content, { xmlMode: true });
  const svg = DomUtils.getElementsByTagName('svg', document)[0]!;
  const [gradient] = DomUtils.getElementsByTagName('linearGradient', svg);
  for (const element of DomUtils.getElementsByTagName('*', svg)) checkElement(element, svg, file);
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

/** Throws if an element would be drawn otherwise than a drawing program shows it. */
function checkElement(element: Element, svg: Element, file: string): void {
  const { name, attribs } = element;
  if (element !== svg && !isRead(element, svg))
    throw new Error(
      `${file}: <${name}> cannot be drawn here. Draw a <path>, directly in the SVG or in one <g>.`,
    );
  const known = attributeNames[name];
  const unknown = known && Object.keys(attribs).find((attribute) => !known.includes(attribute));
  if (unknown)
    throw new Error(
      `${file}: <${name}> has the attribute “${unknown}”, which is not drawn. It may have ${known.join(', ')}.`,
    );
  const siblings = DomUtils.getSiblings(element);
  const before = siblings.slice(0, siblings.indexOf(element)) as Element[];
  if (name === 'path' && before.some((sibling) => sibling.name === 'g'))
    throw new Error(
      `${file}: a <path> after a <g> would be behind it. Put it before the first <g>, or into the last.`,
    );
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
  const unknown = flags.find((flag) => !flagNames.includes(flag));
  if (unknown !== undefined)
    throw new Error(
      `${file}: “${unknown}” is not a flag of a shape. Flags are ${flagNames.join(', ')}.`,
    );
  const isFading = flags.includes('fading');
  if (isFading && !gradient)
    throw new Error(`${file}: a “fading” shape needs a <linearGradient>, which says how far.`);
  return {
    role,
    d: attribs.d!,
    ...(flags.includes('wide') && { wide: true }),
    ...(flags.includes('leaf') && { leaf: true }),
    ...(flags.includes('swings') && { swings: true }),
    ...(isFading && { fade: Number(gradient!.attribs.y2) }),
  };
}
