import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { format, resolveConfig } from 'prettier';
import {
  shapePaints,
  type Drawing,
  type Shape,
  type ShapeRole,
} from '../src/components/Figure/shapePaints.js';

/** Components with a folder `drawings` of SVG files, and `drawings.json` beside it. */
export const folders = ['Figure', 'Scene', 'SeminarTable'].map((name) =>
  resolve(import.meta.dirname, '../src/components', name),
);

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * Reads the drawings of a component by name. Classes of a path are its role, then flags (`wide`,
 * `leaf`, `swings`, `fading`).
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
    const { transform } = group.attribs;
    return { ...(transform && { transform }), shapes: shapes(group) };
  });
  return {
    viewBox: svg.attribs.viewBox!,
    groups: loose.length > 0 ? [{ shapes: loose }, ...groups] : groups,
  };
}

/** Skips what only the drawing program needs: style, gradient, backdrop. */
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
    throw new Error(`${file}: “${role}” is not a role of a shape: see Figure/shapePaints.ts.`);
  return {
    role: role as ShapeRole,
    d: attribs.d!,
    ...(more.includes('wide') && { wide: true }),
    ...(more.includes('leaf') && { leaf: true }),
    ...(more.includes('swings') && { swings: true }),
    ...(more.includes('fading') && { fade: Number(gradient!.attribs.y2) }),
  };
}

// npm run drawings: writes the SVG drawings as the JSON that components import.
if (import.meta.main)
  for (const folder of folders) {
    const filepath = resolve(folder, 'drawings.json');
    const options = { ...(await resolveConfig(filepath)), filepath };
    writeFileSync(filepath, await format(JSON.stringify(readDrawings(folder)), options));
  }
