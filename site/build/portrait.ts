import type { PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { findPortrait, portraitSize as size } from '../owner/findPortrait.js';

/** What the site imports; `site/owner/portrait.d.ts` says what is in it. */
const moduleName = 'virtual:owner-portrait';

/** Square, best format first; a browser takes the first that it knows. Only pixels go into the files. */
const directives = `w=${size / 2};${size}&aspect=1&quality=80&format=avif;webp;jpeg&as=picture`;

/**
 * Makes what the site serves of the owner's portrait, as a module.
 *
 * @param folder - as for {@link findPortrait}, which says what it throws
 */
export function ownerPortrait(folder: string): PluginOption {
  return [
    imagetools({ include: /\/portrait\.\w+\?/i }),
    {
      name: 'owner-portrait',
      resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
      async load(id) {
        if (id !== `\0${moduleName}`) return null;
        const file = await findPortrait(folder);
        if (!file) return 'export const portrait = null;';
        return `import { img, sources } from '${folder}${file}?${directives}';
          export const portrait = {
            src: img.src,
            sources: Object.entries(sources).map(([format, srcSet]) => ({ type: 'image/' + format, srcSet })),
          };`;
      },
    },
  ];
}
