import postcss from 'postcss';

/** Cascade layers of the package, weakest first: part of its public API. */
export const layers = [
  'advisor',
  'advisor.reset',
  'advisor.tokens',
  'advisor.primitives',
  'advisor.components',
  'advisor.preferences',
];

/** Cascade layers of a stylesheet in order of first appearance. */
export function layerOrder(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).walkAtRules('layer', ({ params }) => {
    names.push(...params.split(',').map((name) => name.trim()));
  });
  return [...new Set(names)];
}

/** Selectors of rules outside any layer, except at-rules that can't be layered. */
export function unlayeredRules(css: string): string[] {
  return postcss.parse(css).nodes.flatMap((node) => {
    if (node.type === 'rule') return [node.selector];
    const layerless = /^(layer|keyframes|font-face|page|view-transition)$/;
    return node.type === 'atrule' && !layerless.test(node.name) ? [`@${node.name}`] : [];
  });
}
