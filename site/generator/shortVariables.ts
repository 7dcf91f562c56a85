/**
 * The same style sheet with short names for its custom properties. Every page carries the themes, and
 * the tokens' names are a good part of them. Nothing else uses these names. Radix sets its own from
 * scripts, so they stay.
 *
 * @example shortVariables('a{--size:1px;width:var(--size)}') // 'a{--0:1px;width:var(--0)}'
 */
export function shortVariables(css: string): string {
  const names = new Map<string, string>();
  return css.replace(/(?<![\w-])--(?!radix-)[a-zA-Z_][\w-]*/g, (name) => {
    if (!names.has(name)) names.set(name, `--${names.size.toString(36)}`);
    return names.get(name)!;
  });
}
