import type { Manifest } from 'vite';

/** What the browser needs of the client build. */
export type ClientFiles = {
  /** The client and everything that it and `others` import, all to be fetched at once. */
  modules: (others: readonly string[]) => string[];
  /** The complete style sheet, or `null` if nothing is styled. */
  css: string | null;
};

/** Reads Vite's manifest. All paths are public ones, such as `/assets/client-1a2b3c.js`. */
export function clientFiles(manifest: Manifest): ClientFiles {
  const collect = (key: string, found: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk ${key}.`);
    if (found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported, found);
  };
  const css = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  return {
    modules(others) {
      const found = new Set<string>();
      for (const key of ['engine/client.tsx', ...others]) collect(key, found);
      return [...found];
    },
    css: css ? `/${css.file}` : null,
  };
}
