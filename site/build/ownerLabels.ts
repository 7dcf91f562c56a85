import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { messageDescriptors } from './messageDescriptors.js';

/** What the site imports; `site/owner/labels.d.ts` says what is in it. */
const moduleName = 'virtual:owner-labels';

/**
 * Runs a module of the site that holds messages in Node, with what it imports.
 *
 * @param path - relative to site/
 */
export async function runModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(
    fileURLToPath(new URL(`../${path}`, import.meta.url)),
    { plugins: [messageDescriptors('all')], logLevel: 'error' },
  );
  return module;
}

/**
 * The labels of the owner's facts as a module. A page shows the label of a missing fact and needs
 * nothing else of the table, whose rules would bring a validator along.
 *
 * @param withText - whether the English goes with the ids, for development and tests
 */
export function ownerLabels(withText: boolean): Plugin {
  return {
    name: 'owner-labels',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    async load(id) {
      if (id !== `\0${moduleName}`) return null;
      const { facts } = await runModule<typeof import('../owner/facts.js')>('owner/facts.ts');
      const labels = Object.entries(facts).flatMap(([name, fact]) =>
        'label' in fact ? [[name, withText ? fact.label : { id: fact.label.id }]] : [],
      );
      return `export const factLabels = ${JSON.stringify(Object.fromEntries(labels))};`;
    },
  };
}
