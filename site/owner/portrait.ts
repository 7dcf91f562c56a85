import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { both } from './messages.js';

/** Least side of a portrait, in px: shown at half of it, and on fine screens with all. */
const portraitSize = 640;

/** What is wrong with a portrait, and what is expected of one. */
const refusal = (de: string, en: string) =>
  new Error(
    both(
      `${de} Erwartet wird ein Foto, site/portrait.jpg, .png oder .webp, quadratisch und mindestens ${portraitSize} mal ${portraitSize} Pixel groß.`,
      `${en} It has to be a photograph, site/portrait.jpg, .png or .webp, square and at least ${portraitSize} by ${portraitSize} pixels.`,
    ),
  );

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
  const all = found.join(', ');
  if (found.length > 1)
    throw refusal(`Es gibt mehrere Porträts: ${all}.`, `There are several portraits: ${all}.`);
  const file = `site/${name}`;
  const { format, autoOrient } = await sharp(folder + name)
    .metadata()
    .catch(() => ({ format: '', autoOrient: { width: 0, height: 0 } }));
  if (!['jpeg', 'png', 'webp'].includes(format))
    throw refusal(
      `${file} ist kein Bild, oder von einer Art, die nicht geht.`,
      `${file} is no picture, or of a kind that cannot be used.`,
    );
  const { width, height } = autoOrient;
  if (Math.min(width, height) < portraitSize)
    throw refusal(
      `${file} ist mit ${width} mal ${height} Pixeln zu klein.`,
      `${file} is too small: ${width} by ${height} pixels.`,
    );
  if (Math.max(width, height) / Math.min(width, height) > 1.1)
    throw refusal(
      `${file} ist mit ${width} mal ${height} Pixeln nicht quadratisch: Schneiden Sie es um das Gesicht zu.`,
      `${file} is not square: ${width} by ${height} pixels. Crop it around the face.`,
    );
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
