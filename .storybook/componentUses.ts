import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const moduleName = 'virtual:component-uses';

/** By the name of a component, the ids of the stories of the pages that show it. */
type Uses = Record<string, string[]>;

/**
 * Where the site uses each component, read from its imports: what a page’s own modules and what they
 * import take from the package. What the frame takes is on every page and stands for itself (`frame`).
 */
export function componentUses(): Plugin {
  return {
    name: 'component-uses',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load: (id) =>
      id === `\0${moduleName}` ? `export const uses = ${JSON.stringify(usesOf(root))};` : null,
  };
}

/** @param folder - of the project */
export function usesOf(folder: string): Uses {
  const stories = readFileSync(join(folder, '.storybook/sitePages/Pages.stories.tsx'), 'utf8');
  const storyOf = new Map(
    [...stories.matchAll(/export const (\w+) = page\('(\w+)'\)/g)].map(([, story, page]) => [
      page!,
      `pages-site--${story!.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    ]),
  );
  const uses: Record<string, Set<string>> = {};
  const add = (place: string, file: string, seen = new Set<string>()) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, names, from] of code.matchAll(/import\s+\{([^}]*)\}\s+from\s+'([^']+)'/g)) {
      if (from!.startsWith('@advisor/ui'))
        for (const name of names!.match(/\b[A-Z]\w+/g) ?? []) (uses[name] ??= new Set()).add(place);
      const next = globSync(join(dirname(file), from!.replace(/\.js$/, '.{ts,tsx}')))[0];
      if (from!.startsWith('.') && next?.endsWith('.tsx')) add(place, next, seen);
    }
  };
  for (const record of globSync(join(folder, 'site/pages/*/page.ts'))) {
    const code = readFileSync(record, 'utf8');
    const shown = [...code.matchAll(/'(\w+)'/g)].flatMap(([, name]) => storyOf.get(name!) ?? []);
    for (const [, module] of code.matchAll(/import\('(\.\/\w+)\.js'\)/g)) {
      const file = join(dirname(record), `${module}.tsx`);
      for (const story of shown) add(story, file);
    }
  }
  for (const file of globSync(join(folder, 'site/frame/*.tsx'))) add('frame', file);
  const inOrder = [...storyOf.values(), 'frame'];
  return Object.fromEntries(
    Object.entries(uses).map(([name, places]) => [name, inOrder.filter((at) => places.has(at))]),
  );
}
