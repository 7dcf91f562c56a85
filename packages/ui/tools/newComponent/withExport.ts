/** Adds a component to the package's barrel, in alphabetical order. */
export function withExport(barrel: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.js';`;
  const wrapped =
    line.length <= 100
      ? line
      : `export {\n  ${name},\n  type ${name}Props,\n} from './components/${name}/${name}.js';`;
  const exports = [...barrel.matchAll(/^export \{\s*(?:type )?(\w+)/gm)];
  const next = exports.find(([, exported]) => exported!.localeCompare(name) > 0);
  const at = next ? next.index : barrel.trimEnd().length + 1;
  return `${barrel.slice(0, at)}${wrapped}\n${barrel.slice(at)}`;
}
