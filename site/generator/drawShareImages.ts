import { readFile } from 'node:fs/promises';
import { planeFigure, type FigureName } from '@advisor/ui/figures';
import { tokens } from '@advisor/ui/tokens';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import satori, { type Font, type SatoriNode } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { type ShareImage, shareImageSize } from '../seo/shareImage.js';
import { fontFiles } from './fonts.js';
import { srgb, svgPath } from './svgPath.js';

const { width, height } = shareImageSize;

/** Position of the brass line between wall and floor, in px from the top. */
const floorLine = 458;
const margin = 64;
/** Pixels per unit of the drawings, and the right edge of their content in units. */
const [unit, right] = [1.28, 212];

/** The space for the text, in px: left of the figure, and between the small line and the floor line. */
const room = { left: 72, top: 64, width: 676 };
/** Sizes of the title in px, of which the largest that fits is used. A long German compound needs the last. */
const titleSizes = [104, 96, 88, 80, 74, 68, 62, 56, 50] as const;
const lineHeight = Number(tokens.lineHeight.display);
const noBreak = '\u00a0';
const serif = 'Newsreader';
const sans = 'Instrument Sans';

/** Draws the share images, as PNG by public path. */
export async function drawShareImages(images: readonly ShareImage[]) {
  const text = images.map(({ eyebrow, title, name }) => [eyebrow, title, name]).join();
  // As satori reads them: static, uncompressed, with the characters of `text` only.
  const cut = async (name: keyof typeof fontFiles, variationAxes: Record<string, number>) => ({
    name,
    data: await subsetFont(await readFile(fontFiles[name]), printed(text) + noBreak, {
      targetFormat: 'sfnt',
      variationAxes,
    }),
  });
  const fonts = await Promise.all([cut(serif, { opsz: 72, wght: 350 }), cut(sans, { wght: 500 })]);
  const files = new Map<string, Uint8Array>();
  for (const image of images) {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      `${drawing(image.figure)}${await words(image, fonts)}</svg>`;
    // A palette suffices for a few flat colours, and halves the file.
    const picture = sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 128 });
    files.set(image.path, await picture.toBuffer());
  }
  return files;
}

/** Wall, floor, the brass line between them and a figure at the right: elements of an SVG. */
function drawing(figure: FigureName): string {
  const { shapes, transform = '' } = planeFigure(figure);
  return [
    `<path fill="${srgb('plane')}" d="M0 0h${width}v${floorLine}H0z"/>`,
    `<path fill="${srgb('planeLow')}" d="M0 ${floorLine}h${width}v${height - floorLine}H0z"/>`,
    `<path stroke="${srgb('brass')}" stroke-width="2" d="M0 ${floorLine}h${width}"/>`,
    `<g transform="translate(${width - margin - right * unit} ${floorLine}) scale(${unit}) ${transform}">`,
    ...shapes.map((shape) => svgPath(shape, 'stroke-width="1.4"')),
    '</g>',
  ].join('');
}

/**
 * The text of an image as an SVG of paths, placed on top of its drawing.
 *
 * @throws if the title doesn't fit in its smallest size, or a character is in none of the fonts
 */
async function words(image: ShareImage, fonts: Font[]): Promise<string> {
  const { eyebrow, name } = image;
  const at: CSSProperties = { position: 'absolute', left: room.left, width: room.width };
  const small = { ...at, top: room.top, fontFamily: sans, fontSize: 28, color: srgb('brass') };
  const below = {
    ...at,
    top: floorLine + 56,
    fontFamily: serif,
    fontSize: 40,
    color: srgb('onPlane'),
  };
  const layer = box(
    { width: '100%', height: '100%' },
    eyebrow && box(small, printed(eyebrow)),
    box({ ...at, bottom: height - floorLine + 30 }, await fittingTitle(image, fonts)),
    box(below, printed(name)),
  );
  return satori(layer, options(image, fonts));
}

const titleStyle = (fontSize: number): CSSProperties => ({
  fontFamily: serif,
  fontSize,
  lineHeight,
  letterSpacing: '-.025em',
  color: srgb('onPlane'),
  // Aligns the first letter's stem with the small line, not its side bearing.
  marginLeft: '-.03em',
});

/** The title in the largest size that fits. */
async function fittingTitle(image: ShareImage, fonts: Font[]): Promise<ReactElement> {
  const text = handSet(printed(image.title));
  for (const size of titleSizes) {
    const title = box({ ...titleStyle(size), width: room.width, textWrap: 'balance' }, text);
    const alone = text.split(' ').map((word) => box(titleStyle(size), word));
    const boxes: SatoriNode[] = [];
    await satori(box({ flexDirection: 'column', alignItems: 'start' }, title, ...alone), {
      ...options(image, fonts),
      onNodeDetected: (node) => void boxes.push(node),
    });
    const [, whole, ...each] = boxes;
    const lines = Math.round(whole!.height / size / lineHeight);
    const fits = each.every(({ width }) => width <= room.width);
    if (fits && lines <= (size > 96 ? 2 : 3)) return title;
  }
  throw new Error(
    `The title “${image.title}” (${image.language}) is too long for its share image, even in ` +
      `${titleSizes.at(-1)} px. Shorten it.`,
  );
}

/** Joins short words to their neighbours, and the parts of a word with a hyphen, as a typesetter would. */
function handSet(title: string): string {
  return title
    .replace(/(?<=^\S{1,3}) |(?<= \S{1,3}) (?=\S+$)| (?=\S{1,4}$)/g, noBreak)
    .replaceAll('-', '-\u200d');
}

function options({ title, language }: ShareImage, fonts: Font[]) {
  return {
    ...shareImageSize,
    fonts,
    loadAdditionalAsset: (_: string, missing: string): never => {
      throw new Error(
        `The share image “${title}” (${language}) has a character that the site's fonts lack: ` +
          `“${missing}”. Write the sentence without it.`,
      );
    },
  };
}

/**
 * An element for satori, which supports flex boxes only. A plain object, because React must not be loaded before
 * Vite loads the React that renders the pages.
 */
function box(style: CSSProperties, ...parts: ReactNode[]): ReactElement {
  const children = parts.length === 1 ? parts[0] : parts;
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** Replaces characters that the fonts lack: the narrow space, soft hyphens and word joiners. */
function printed(text: string): string {
  return text.replaceAll('\u202f', noBreak).replaceAll(/[\u00ad\u2060]/g, '');
}
