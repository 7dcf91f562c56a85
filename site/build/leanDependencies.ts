import type { Plugin } from 'vite';

/**
 * Takes out of dependencies what no visitor needs: names that Radix's bundler has kept for its
 * debugging, which also keep unused classes alive, and Vite's preloading of what the inline loader
 * and `loadPage` fetch themselves.
 */
export function leanDependencies(): Plugin {
  return {
    name: 'lean-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-sync-external-store\/shim/ },
      handler: () => '\0use-sync-external-store',
    },
    load: {
      filter: { id: /^\0(use-sync-external-store|vite\/preload-helper)/ },
      handler: (id) => {
        if (id.includes('preload')) return 'export const __vitePreload = (load) => load();';
        return `export { useSyncExternalStore } from 'react';`;
      },
    },
    transform: {
      filter: { id: /@radix-ui[\\/].+\.mjs$/, code: definesName },
      handler: (code) => ({ code: code.replace(definesName, harmlessName), map: null }),
    },
  };
}

/** esbuild's `keepNames`, as it is at the top of Radix's files. */
const definesName = /^var __name = .+$/m;
const harmlessName = '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }';
