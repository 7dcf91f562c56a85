import type { Manifest } from 'vite';

/** The files of the client build that a document names. */
export type ClientFiles = {
  /** Paths of the client, of the modules `others` and of everything that these import. */
  modules: (others: readonly string[]) => string[];
  /** The complete style sheet; none in development. */
  css?: string;
};

/** Reads Vite's manifest. All paths are public ones, such as `/assets/client-1a2b3c.js`. */
export function clientFiles(manifest: Manifest): Required<ClientFiles> {
  const collect = (found: Set<string>, key: string): Set<string> => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk ${key}.`);
    const file = `/${chunk.file}`;
    return found.has(file) ? found : (chunk.imports ?? []).reduce(collect, found.add(file));
  };
  return {
    modules: (others) => [...['engine/client.tsx', ...others].reduce(collect, new Set())],
    css: `/${manifest['style.css']!.file}`,
  };
}
