/** The cascade layers of a stylesheet in the order in which a browser meets them. */
export function layerOrder(css: string): string[] {
  const names = [...css.matchAll(/@layer ([\w., ]+)[;{]/g)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim()),
  );
  return [...new Set(names)];
}

/** Selectors of the rules outside any layer, except at-rules that can't be layered. */
export function unlayeredRules(css: string): string[] {
  return rules(css)
    .filter(({ around }) => around.length === 0)
    .map(({ head }) => head)
    .filter((head) => !/^@(layer|keyframes|font-face|page|view-transition)\b/.test(head));
}

/**
 * The selectors of a layer without a class, which would style an application's own
 * elements; each of a list counts by itself. `:root` is left out: it holds custom properties.
 */
export function unscopedSelectors(css: string, layer: string): string[] {
  return rules(css)
    .filter(({ head, around }) => around.includes(`@layer ${layer}`) && !head.startsWith('@'))
    .filter(({ around }) => !around.some((outer) => outer.startsWith('@keyframes')))
    .flatMap(({ head }) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.includes('.') && selector !== ':root');
}

/** The rules of a stylesheet, each with the preludes of its parent rules, outermost first. */
function rules(css: string): { head: string; around: string[] }[] {
  const found: { head: string; around: string[] }[] = [];
  const around: string[] = [];
  let head = '';
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      found.push({ head: head.trim(), around: [...around] });
      around.push(head.trim());
    } else if (character === '}') {
      around.pop();
    }
    head = /[{};]/.test(character) ? '' : head + character;
  }
  return found;
}
