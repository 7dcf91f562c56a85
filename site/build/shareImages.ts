import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { ShareImage } from '../seo/shareImage.js';
import { shareImageSize } from '../seo/shareImageSize.js';
import { shareDrawing } from './shareDrawing.js';
import { shareFontFiles, shareFonts, shareWords } from './shareWords.js';

const require = createRequire(import.meta.url);

/**
 * The pictures that networks show for a shared page, as PNG by public path. Drawing one takes a
 * fifth of a second, so each is kept by everything that it is made from.
 *
 * @param cacheFolder - where they are kept for the next build
 */
export async function buildShareImages(
  images: readonly ShareImage[],
  cacheFolder: string,
): Promise<Map<string, Uint8Array>> {
  await mkdir(cacheFolder, { recursive: true });
  const design = await designHash();
  let fonts: ReturnType<typeof shareFonts> | undefined;
  const files = new Map<string, Uint8Array>();
  for (const image of images) {
    const { path, ...content } = image;
    const key = hash(design + JSON.stringify(content) + shareDrawing(image.figure)).slice(0, 20);
    const cached = `${cacheFolder}/${key}.png`;
    if (!existsSync(cached)) {
      fonts ??= shareFonts(images.map(({ eyebrow, title, name }) => [eyebrow, title, name]).join());
      await writeFile(cached, await draw(image, await fonts));
    }
    files.set(path, await readFile(cached));
  }
  return files;
}

async function draw(image: ShareImage, fonts: Awaited<ReturnType<typeof shareFonts>>) {
  const { width, height } = shareImageSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `${shareDrawing(image.figure)}${await shareWords(image, fonts)}</svg>`;
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const raw = { width, height, channels: 4 } as const;
  // A few flat colours and the steps between them: a palette halves the file and nobody sees it.
  return sharp(picture.pixels, { raw })
    .removeAlpha()
    .png({ palette: true, colours: 128 })
    .toBuffer();
}

/** Changes with everything that all images have in common besides the drawing: tokens, fonts and libraries. */
async function designHash(): Promise<string> {
  const sources = ['./shareImages.ts', './shareWords.ts', './titleLines.ts', './srgb.ts'].map(
    (file) => fileURLToPath(new URL(file, import.meta.url)),
  );
  const files = [
    ...sources,
    ...Object.values(shareFontFiles),
    fileURLToPath(import.meta.resolve('@advisor/ui/tokens')),
    ...['satori', '@resvg/resvg-js'].map((name) => require.resolve(`${name}/package.json`)),
  ];
  const hashes = await Promise.all(files.map(async (file) => hash(await readFile(file))));
  return hash([sharp.versions.sharp, ...hashes].join());
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
