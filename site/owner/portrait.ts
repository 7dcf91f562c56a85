import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { inTwoLanguages } from './inTwoLanguages.js';

/** Minimum width and height of a portrait, in px. It is shown at half that size, for high-density screens. */
const portraitSize = 640;

/**
 * The file name of the owner's photograph, or `null` if there is none.
 *
 * @param folder - where the owner puts `portrait.jpg`, with a trailing slash
 * @throws if there are several, here or in the parent folder, or it is of another type, too small or not square
 */
export async function findPortrait(folder: string): Promise<string | null> {
  const photo = /^portr(?:ai|ae|ä|a\u0308)t.*\.(?:png|gif|tiff?|avif)$|\.(?:jpe?g|webp|heic)$/i;
  const files = await Promise.all(
    ['', '../'].map(async (at) =>
      (await readdir(folder + at)).filter((file) => photo.test(file)).map((file) => at + file),
    ),
  );
  const found = files.flat().sort();
  const [name] = found;
  if (!name) return null;
  const { format, autoOrient } = await sharp(folder + name)
    .metadata()
    .catch(() => ({ format: '', autoOrient: { width: 0, height: 0 } }));
  const sides = [autoOrient.width, autoOrient.height] as const;
  const isPhoto =
    /^portrait\.(?:jpe?g|png|webp)$/i.test(name) &&
    ['jpeg', 'png', 'webp'].includes(format) &&
    Math.min(...sides) >= portraitSize;
  const isSquare = Math.max(...sides) <= 1.1 * Math.min(...sides);
  if (found.length === 1 && isPhoto && isSquare) return name;
  const places = found.map((file) => join('site', file)).join(', ');
  const given = `${places} (${sides.join(' × ')} Pixel)`;
  throw new Error(
    inTwoLanguages(
      `${given}. Das Porträt ist eine einzige Datei im Ordner site, portrait.jpg, .png oder .webp: ein Foto, quadratisch und mindestens ${portraitSize} mal ${portraitSize} Pixel groß.`,
      `${given}. The portrait is a single file in the folder site, portrait.jpg, .png or .webp: a photograph, square and at least ${portraitSize} by ${portraitSize} pixels.`,
    ),
  );
}

const moduleName = 'virtual:owner-portrait';

/** Square, best format first: a browser takes the first that it supports. Metadata is removed. */
const directives = `w=${portraitSize / 2};${portraitSize}&aspect=1&quality=80&format=avif;webp;jpeg&as=picture`;

/**
 * A module with the owner's portrait in all its sizes and formats.
 *
 * @param folderNow - returns the folder for {@link findPortrait}
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
