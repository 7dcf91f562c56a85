import { hash } from 'node:crypto';
import sharp from 'sharp';
import { type ShareImage, shareImageSize } from '../seo/shareImage.js';
import { cachedFile } from './outputFile.js';
import { shareDrawing } from './shareDrawing.js';
import { shareFonts, shareWords } from './shareWords.js';

const { width, height } = shareImageSize;

/**
 * The pictures that networks show for a shared page, as PNG by public path.
 *
 * @param cacheFolder - where each is kept by its drawing, for the next build
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
    // Another version of what paints the drawing may paint it otherwise.
    const key = hash('sha256', svg + sharp.versions.sharp).slice(0, 20);
    // A few flat colours and the steps between them: a palette halves the file and nobody sees it.
    const picture = sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 128 });
    const file = await cachedFile(`${cacheFolder}/${key}.png`, () => picture.toBuffer());
    files.set(image.path, file);
  }
  return files;
}
