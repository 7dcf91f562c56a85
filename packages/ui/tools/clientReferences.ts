import type { Plugin } from 'vite';

/** Replaces the exports of 'use client' modules by client references, as bundlers do. */
export function clientReferences(): Plugin {
  return {
    name: 'client-references',
    enforce: 'pre',
    transform: {
      filter: { code: /^'use client'/ },
      handler(code, id) {
        const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(
          ([, name]) => name,
        );
        const references = names.map(
          (name) =>
            `export const ${name} = createClientReference(${JSON.stringify(id)}, '${name}', []);`,
        );
        const from = `import { createClientReference } from 'react-server-dom-parcel/server.node';`;
        return { code: [from, ...references].join('\n'), map: null };
      },
    },
  };
}
