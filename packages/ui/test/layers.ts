/** The cascade layers of a stylesheet in the order in which a browser meets them. */
export function layerOrder(css: string): string[] {
  const names = [...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim()),
  );
  return [...new Set(names)];
}

/** The heads of the rules that lie in no layer; at-rules that know no layers are left out. */
export function unlayeredRules(css: string): string[] {
  return topLevel(css.replace(/\/\*[\s\S]*?\*\//g, '')).filter(
    (head) => !/^@(layer|keyframes|font-face|page|view-transition)\b/.test(head),
  );
}

/** The heads of the rules that stand in no other rule; statements without a block are left out. */
function topLevel(css: string): string[] {
  const heads: string[] = [];
  let depth = 0;
  let head = '';
  for (const character of css) {
    if (character === '{' && depth++ === 0) heads.push(head.trim());
    if (depth === 0) head = character === ';' ? '' : head + character;
    if (character === '}' && --depth === 0) head = '';
  }
  return heads;
}
