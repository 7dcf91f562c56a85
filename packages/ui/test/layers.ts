import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import { tokens } from '../src/theme/tokens.js';

/** The layers of the package, weakest first: part of its public API. */
export const layers = [
  'advisor',
  'advisor.reset',
  'advisor.tokens',
  'advisor.primitives',
  'advisor.components',
  'advisor.preferences',
];

/** The cascade layers of a stylesheet in the order in which a browser meets them. */
export function layerOrder(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).walkAtRules('layer', ({ params }) => {
    names.push(...params.split(',').map((name) => name.trim()));
  });
  return [...new Set(names)];
}

/** Selectors of the rules outside any layer, except at-rules that can't be layered. */
export function unlayeredRules(css: string): string[] {
  return postcss.parse(css).nodes.flatMap((node) => {
    if (node.type === 'rule') return [node.selector];
    const layerless = /^(layer|keyframes|font-face|page|view-transition)$/;
    return node.type === 'atrule' && !layerless.test(node.name) ? [`@${node.name}`] : [];
  });
}

/**
 * The selectors of a layer without a class, which would style an application's own
 * elements; each of a list counts by itself. `:root` is left out: it holds custom properties.
 */
export function unscopedSelectors(css: string, layer: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const around = parents(rule);
    const isKeyframe = around.some(({ name }) => name === 'keyframes');
    if (isKeyframe || !around.some(({ params }) => params === layer)) return;
    found.push(...rule.selectors.filter((name) => !name.includes('.') && name !== ':root'));
  });
  return found;
}

const parents = ({ parent }: ChildNode | Container): AtRule[] =>
  parent?.type === 'atrule' ? [parent as AtRule, ...parents(parent as AtRule)] : [];

/** The declarations of a stylesheet whose property is like one. */
export function declarations(css: string, property: RegExp): Declaration[] {
  const found: Declaration[] = [];
  postcss.parse(css).walkDecls(property, (declaration) => void found.push(declaration));
  return found;
}

const spaces = new Map<string, string>(
  Object.entries(tokens.space).map(([name, value]) => [value, name]),
);

/** The paddings, margins and gaps of a stylesheet that repeat a step of the space tokens as a literal. */
export const repeatedSteps = (css: string): string[] =>
  declarations(css, /^(?:padding|margin|(?:row-|column-)?gap)/).flatMap(({ prop, value }) =>
    // A length inside of clamp() or calc() is part of another one.
    postcss.list
      .space(value)
      .filter((length) => length !== '0' && spaces.has(length))
      .map((length) => `${prop}: ${length} is space.${spaces.get(length)}`),
  );

/** The declarations of a side that doesn't turn with the direction of the text. */
export const physicalDeclarations = (css: string): string[] =>
  declarations(css, /./)
    .map(({ prop, value }) => `${prop}: ${value}`)
    .filter((one) =>
      /^(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right)[-:]|: (?:left|right)$/.test(one),
    );
