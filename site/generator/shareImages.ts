import { hash } from 'node:crypto';
import sharp from 'sharp';
import { type ShareImage, shareImageSize } from '../seo/shareImage.js';
import { cachedFile } from './outputFile.js';
import { shareDrawing } from './shareDrawing.js';
import { shareFonts, shareWords } from './shareWords.js';

const { width, height } = shareImageSize;

/**
 * The share images, as PNG by public path.
 *
 * @param cacheFolder - keeps images for the next build, by their drawing
 */
export async function buildShareImages(
  images: readonly ShareImage[],
  cacheFolder: string,
): Promise<Map<string, Uint8Array>> {
  const fonts = await shareFonts(
    images.map(({ eyebrow, title, name }) => [eyebrow, title, name]).join(),
  );
  const files = new Map<string, Uint8Array>();
  for (const image of images) {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      `${shareDrawing(image.figure)}${await shareWords(image, fonts)}</svg>`;
    // Another version of the renderer may render it differently.
    const key = hash('sha256', svg + sharp.versions.sharp).slice(0, 20);
    // A palette suffices for a few flat colours, and halves the file.
    const picture = sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 128 });
    const file = await cachedFile(`${cacheFolder}/${key}.png`, () => picture.toBuffer());
    files.set(image.path, file);
  }
  return files;
}
