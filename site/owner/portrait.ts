import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';

/** Least side of a portrait, in px: shown at half of it, and on fine screens with all. */
const portraitSize = 640;

/** Ends each sentence about a portrait; in German, the owner’s language. */
const expectation =
  'Erwartet wird ein Foto, site/portrait.jpg, .png oder .webp, quadratisch und mindestens ' +
  `${portraitSize} mal ${portraitSize} Pixel groß.`;

/**
 * The name of the photograph that the owner has dropped, or `null` while there is none.
 *
 * @param folder - where the owner drops `portrait.jpg`, with a slash at its end
 * @throws when there are several, or it is of another type, too small or not square
 */
export async function findPortrait(folder: string): Promise<string | null> {
  const found = (await readdir(folder)).filter((name) => /^portrait\.\w+$/i.test(name)).sort();
  const [name] = found;
  if (!name) return null;
  const refuse = (what: string) => new Error(`${what} ${expectation}`);
  if (found.length > 1) throw refuse(`Es gibt mehrere Porträts: ${found.join(', ')}.`);
  const { format, autoOrient } = await sharp(folder + name)
    .metadata()
    .catch(() => ({ format: '', autoOrient: { width: 0, height: 0 } }));
  if (!['jpeg', 'png', 'webp'].includes(format)) {
    throw refuse(`site/${name} ist kein Bild, oder von einer Art, die nicht geht.`);
  }
  const { width, height } = autoOrient;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const measured = `site/${name} ist mit ${width} mal ${height} Pixeln`;
  if (shorter < portraitSize) throw refuse(`${measured} zu klein.`);
  if (longer / shorter > 1.1) {
    throw refuse(`${measured} nicht quadratisch: Schneiden Sie es um das Gesicht zu.`);
  }
  return name;
}

const moduleName = 'virtual:owner-portrait';

/** Square, best format first; a browser takes the first that it knows. Only pixels go into the files. */
const directives = `w=${portraitSize / 2};${portraitSize}&aspect=1&quality=80&format=avif;webp;jpeg&as=picture`;

/**
 * Makes what the site serves of the owner's portrait, as a module.
 *
 * @param folderNow - gives the folder of {@link findPortrait}, which says what it throws
 */
export function ownerPortrait(folderNow: () => string): PluginOption {
  return [
    imagetools({ include: /\/portrait\.(?:jpe?g|png|webp)\?/i }),
    {
      name: 'owner-portrait',
      resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
      async load(id) {
        if (id !== `\0${moduleName}`) return null;
        const folder = folderNow();
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
