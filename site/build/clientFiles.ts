import type { Manifest } from 'vite';

/** What the browser needs of the client build. */
export type ClientFiles = {
  /** The entry that lets React take over, and what it imports. */
  main: readonly [string, ...string[]];
  /** A page's own module first, then what it imports beyond `main`. */
  ofPage: (page: string) => [string, ...string[]];
  /** The complete style sheet, or `null` if nothing is styled. */
  css: string | null;
};

/** Reads Vite's manifest. All paths are public ones, such as `/assets/main-1a2b3c.js`. */
export function clientFiles(manifest: Manifest): ClientFiles {
  const closure = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk ${key}.`);
    if (found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) closure(imported, found);
    return found;
  };
  const main = closure('engine/main.tsx');
  const css = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  return {
    main: [...main] as [string, ...string[]],
    ofPage: (page) =>
      [...closure(`pages/${page}.tsx`)].filter((file) => !main.has(file)) as [string, ...string[]],
    css: css ? `/${css.file}` : null,
  };
}
