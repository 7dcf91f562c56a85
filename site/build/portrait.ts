import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { OwnerPortraitPhoto } from 'virtual:owner-portrait';

/** What the site imports; `site/owner/portrait.d.ts` says what is in it. */
const moduleName = 'virtual:owner-portrait';

/** Shown at 320 px, on fine screens with twice as many. */
const widths = [320, 640] as const;

/** Best first: a browser takes the first that it knows. JPEG is what all of them know. */
const formats = [
  { type: 'image/avif', suffix: 'avif', encode: (it: sharp.Sharp) => it.avif({ quality: 60 }) },
  { type: 'image/webp', suffix: 'webp', encode: (it: sharp.Sharp) => it.webp({ quality: 80 }) },
  {
    type: 'image/jpeg',
    suffix: 'jpg',
    encode: (it: sharp.Sharp) => it.jpeg({ quality: 82, mozjpeg: true }),
  },
] as const;

const accepted: Record<string, string> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
};

/** Ends each sentence about a portrait; in German, the owner’s language. */
const expectation =
  'Erwartet wird ein Foto, site/portrait.jpg, .png oder .webp, quadratisch und mindestens ' +
  `${widths.at(-1)} mal ${widths.at(-1)} Pixel groß.`;

/** The portrait as the site serves it, and its files by public path. */
export type BuiltPortrait = { photo: OwnerPortraitPhoto; files: ReadonlyMap<string, Uint8Array> };

/**
 * The photograph that the owner has dropped, if there is one.
 *
 * @param folder - where the owner drops `portrait.jpg`, with a slash at its end
 * @throws when there are several, or it is of another type, too small or not square
 */
export async function readPortrait(folder: string): Promise<Buffer | undefined> {
  const found = (await readdir(folder)).filter((name) => /^portrait\.\w+$/i.test(name)).sort();
  const [name] = found;
  if (!name) return undefined;
  if (found.length > 1)
    throw new Error(`Es gibt mehrere Porträts: ${found.join(', ')}. ${expectation}`);
  const original = await readFile(folder + name);
  await refuseUnusable(name, original);
  return original;
}

/**
 * Makes what the site serves of the owner's portrait, or nothing while there is none. Only pixels
 * go into the files: where and with what the photograph was taken stays with the owner.
 *
 * @param folder - as for {@link readPortrait}, which says what it throws
 * @param cacheFolder - where results are kept by content, for the next build
 */
export async function buildPortrait(
  folder: string,
  cacheFolder: string,
): Promise<BuiltPortrait | null> {
  const original = await readPortrait(folder);
  if (!original) return null;

  const files = new Map<string, Uint8Array>();
  const key = hash(original).slice(0, 8);
  await mkdir(cacheFolder, { recursive: true });
  const address = (width: number, suffix: string) => `/assets/portrait-${width}.${key}.${suffix}`;
  for (const { suffix, encode } of formats) {
    for (const width of widths) {
      const path = address(width, suffix);
      const cached = cacheFolder + path.slice('/assets'.length);
      const made = await readFile(cached).catch(async () => {
        const square = sharp(original).autoOrient().resize(width, width, { fit: 'cover' });
        const encoded = await encode(square).toBuffer();
        await writeFile(cached, encoded);
        return encoded;
      });
      files.set(path, made);
    }
  }
  const sources = formats.map(({ type, suffix }) => ({
    type,
    srcSet: widths.map((width) => `${address(width, suffix)} ${width}w`).join(', '),
  }));
  return {
    photo: { src: address(320, 'jpg'), sources, large: address(640, 'jpg') },
    files,
  };
}

async function refuseUnusable(name: string, original: Uint8Array): Promise<void> {
  const file = `site/${name}`;
  const expectedFormat = accepted[extname(name).toLowerCase()];
  const { format, autoOrient } = await sharp(original)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  if (!expectedFormat || format !== expectedFormat) {
    const what = format ? `enthält ein Bild der Art ${format}` : 'ist kein Bild';
    throw new Error(
      `${file} ${expectedFormat ? what : 'ist von einer Art, die nicht geht'}. ${expectation}`,
    );
  }
  const { width, height } = autoOrient;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < widths.at(-1)!) {
    throw new Error(`${file} ist mit ${width} mal ${height} Pixeln zu klein. ${expectation}`);
  }
  if (longer / shorter > 1.1) {
    throw new Error(
      `${file} ist mit ${width} mal ${height} Pixeln nicht quadratisch: Schneiden Sie es um das ` +
        `Gesicht zu. ${expectation}`,
    );
  }
}

/**
 * Gives the site its owner's portrait as a module, in the browser's build and in the prerendering
 * one alike, and puts the files beside the other assets.
 */
export function ownerPortrait(folder: string): Plugin {
  let built: BuiltPortrait | null = null;
  return {
    name: 'owner-portrait',
    async buildStart() {
      built = await buildPortrait(folder, `${folder}.cache/portrait`);
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load: (id) =>
      id === `\0${moduleName}`
        ? `export const portrait = ${JSON.stringify(built?.photo ?? null)};`
        : null,
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [path, source] of built?.files ?? []) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = built?.files.get(request.url ?? '');
        if (file) response.end(file);
        else next();
      });
    },
  };
}

function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
