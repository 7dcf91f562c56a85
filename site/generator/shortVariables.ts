/**
 * Shortens the names of a style sheet's custom properties, which are a large part of every page's themes.
 * Radix's stay, because its scripts set them.
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
