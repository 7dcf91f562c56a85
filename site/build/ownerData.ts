import type { Plugin } from 'vite';
import { readPrices, readSeminars, shownOwner, siteFolder, valueOf } from '../owner/readOwner.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** What each of the owner's files exports; `site/owner/modules.d.ts` has the types. */
const exportsOf: Readonly<Record<string, (env: Environment) => object>> = {
  'owner.yaml': shownOwner,
  'prices.yaml': () => ({ prices: valueOf(readPrices()) }),
  'seminars.yaml': () => ({ seminars: valueOf(readSeminars()) }),
};

/**
 * Lets the site import the owner's files: checked, as data, so that neither YAML nor a validator gets
 * into the browser.
 */
export function ownerData(env: Environment): Plugin {
  return {
    name: 'owner-data',
    load: {
      filter: { id: /\/site\/\w+\.yaml$/ },
      handler(id) {
        const read = exportsOf[id.slice(siteFolder.length)];
        if (!read) return null;
        const code = Object.entries(read(env))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
        return { code, moduleType: 'js' };
      },
    },
  };
}
