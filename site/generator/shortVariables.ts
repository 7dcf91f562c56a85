/**
 * The same style sheet with short names for its custom properties: every page carries the themes,
 * and the names of the tokens are a good part of it. Nothing but the sheet itself
 * knows the names; they follow from its content, as the hash in its file's name does.
 */
export function shortVariables(css: string): string {
  const names = new Map<string, string>();
  return css.replace(/(?<![\w-])--[a-zA-Z_][\w-]*/g, (name) => {
    if (!names.has(name)) names.set(name, `--${names.size.toString(36)}`);
    return names.get(name)!;
  });
}
