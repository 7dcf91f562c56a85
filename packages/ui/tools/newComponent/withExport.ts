/** Adds a component to the package's barrel, in alphabetical order. */
export function withExport(barrel: string, name: string): string {
  const modules = [...barrel.matchAll(/^export [^;]*\/(\w+)\.js';/gm)];
  const next = modules.find(([, module]) => module!.localeCompare(name) > 0);
  const at = next ? next.index : barrel.trimEnd().length + 1;
  return `${barrel.slice(0, at)}export * from './components/${name}/${name}.js';\n${barrel.slice(at)}`;
}
