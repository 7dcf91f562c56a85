import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';

/** What the site imports; `site/owner/portrait.d.ts` says what is in it. */
const moduleName = 'virtual:owner-portrait';

/** In px: shown at half of it, and on fine screens with all. */
const size = 640;

/** Square, best format first; a browser takes the first that it knows. Only pixels go into the files. */
const directives = `w=${size / 2};${size}&aspect=1&quality=80&format=avif;webp;jpeg&as=picture`;

const expectation =
  'Expected is one photograph, site/portrait.jpg, .png or .webp, square and at least ' +
  `${size} by ${size} pixels.`;

/** Names of the files that the owner has dropped as a portrait; one, if all is well. */
export async function findPortraits(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^portrait\.\w+$/i.test(name)).sort();
}

/**
 * Makes what the site serves of the owner's portrait, as a module.
 *
 * @param folder - where the owner drops `portrait.jpg`, with a slash at its end
 */
export function ownerPortrait(folder: string): PluginOption {
  return [
    imagetools({ include: /\/portrait\.\w+\?/i }),
    {
      name: 'owner-portrait',
      resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
      async load(id) {
        if (id !== `\0${moduleName}`) return null;
        const file = await usablePortrait(folder);
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

/**
 * The name of the owner's portrait, or `null` while there is none.
 *
 * @throws when there are several, or it is unreadable, too small or not square, saying what is expected
 */
export async function usablePortrait(folder: string): Promise<string | null> {
  const found = await findPortraits(folder);
  const [name] = found;
  if (!name) return null;
  const refuse = (what: string) => new Error(`${what} ${expectation}`);
  if (found.length > 1) throw refuse(`There are several portraits: ${found.join(', ')}.`);
  const { format, autoOrient } = await sharp(folder + name)
    .metadata()
    .catch(() => ({ format: '', autoOrient: { width: 0, height: 0 } }));
  if (!['jpeg', 'png', 'webp'].includes(format)) {
    throw refuse(`site/${name} is no picture, or of a type that is not taken.`);
  }
  const { width, height } = autoOrient;
  const [shorter, longer] = [width, height].sort((a, b) => a - b) as [number, number];
  const measured = `site/${name} has ${width} by ${height} pixels, which is`;
  if (shorter < size) throw refuse(`${measured} too small.`);
  if (longer / shorter > 1.1) throw refuse(`${measured} not square: cut it around the face first.`);
  return name;
}
