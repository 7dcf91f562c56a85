import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { valueOrThrow } from './ownerFiles.js';

/** Minimum width and height of a portrait, in px. It is shown at half that size, for high-density screens. */
const portraitSize = 640;

/**
 * The file name of the owner's photograph; `null` if there is none yet.
 *
 * @param folder - where the owner puts `portrait.jpg`, with a trailing slash
 */
export async function readPortrait(folder: string) {
  const files = await readdir(folder);
  const name = files.find((file) => /^portrait\.(?:jpe?g|png|webp)$/i.test(file)) ?? null;
  if (name === null) return { value: null, problems: [] };
  const { width = 0, height = 0 } = await sharp(folder + name)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (Math.min(width, height) >= portraitSize) return { value: name, problems: [] };
  const message = `Das Porträt ist ein Foto, mindestens ${portraitSize} mal ${portraitSize} Pixel groß. Dieses hat ${width} mal ${height}.`;
  return { value: undefined, problems: [{ file: `site/${name}`, message }] };
}

const moduleName = 'virtual:owner-portrait';

/** Square, best format first: a browser takes the first that it supports. Metadata is removed. */
const directives = `w=${portraitSize / 2};${portraitSize}&aspect=1&quality=80&format=avif;webp;jpeg&as=picture`;

/**
 * A module with the owner's portrait in all its sizes and formats.
 *
 * @param folderNow - returns the folder for {@link readPortrait}
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
        const file = valueOrThrow(await readPortrait(folder));
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
