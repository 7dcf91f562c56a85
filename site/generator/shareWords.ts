import { readFile } from 'node:fs/promises';
import { tokens } from '@advisor/ui/tokens';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import satori, { type Font, type SatoriNode } from 'satori';
import subsetFont from 'subset-font';
import { type ShareImage, shareImageSize } from '../seo/shareImage.js';
import { fontFiles } from './fonts.js';
import { floorLine, srgb } from './shareDrawing.js';

/** The space for the text, in px: left of the figure, and between the small line and the floor line. */
const room = { left: 72, top: 64, width: 676 };

/** Sizes of the title in px, of which the largest that fits is used. A long German compound needs the last. */
const titleSizes = [104, 96, 88, 80, 74, 68, 62, 56, 50] as const;

const lineHeight = Number(tokens.lineHeight.display);

const noBreak = '\u00a0';

const serif = 'Newsreader';
const sans = 'Instrument Sans';

/** The fonts as satori reads them: static, uncompressed, with the characters of `text` only. */
export function shareFonts(text: string): Promise<Font[]> {
  const cut = async (name: keyof typeof fontFiles, axes: Record<string, number>) => ({
    name,
    data: await subsetFont(await readFile(fontFiles[name]), printed(text) + noBreak, {
      targetFormat: 'sfnt',
      variationAxes: axes,
    }),
  });
  return Promise.all([cut(serif, { opsz: 72, wght: 350 }), cut(sans, { wght: 500 })]);
}

/**
 * The text of a share image as an SVG of paths, placed on top of its drawing.
 *
 * @throws if the title doesn't fit in its smallest size, or a character is in none of the fonts
 */
export async function shareWords(words: ShareImage, fonts: Font[]): Promise<string> {
  const { eyebrow, name } = words;
  const { left, top, width } = room;
  const at = { position: 'absolute', left, width } as const;
  const layer = box(
    { width: '100%', height: '100%' },
    eyebrow && box({ ...at, top, ...eyebrowStyle }, printed(eyebrow)),
    box({ ...at, bottom: shareImageSize.height - floorLine + 30 }, await setTitle(words, fonts)),
    name && box({ ...at, top: floorLine + 56, ...nameStyle }, printed(name)),
  );
  return satori(layer, { ...shareImageSize, ...reading(words, fonts) });
}

const eyebrowStyle: CSSProperties = { fontFamily: sans, fontSize: 28, color: srgb('brass') };

const nameStyle: CSSProperties = { fontFamily: serif, fontSize: 40, color: srgb('onPlane') };

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
async function setTitle(words: ShareImage, fonts: Font[]): Promise<ReactElement> {
  const text = handSet(printed(words.title));
  for (const size of titleSizes) {
    const title = box({ ...titleStyle(size), width: room.width, textWrap: 'balance' }, text);
    const alone = text.split(' ').map((word) => box(titleStyle(size), word));
    const boxes: SatoriNode[] = [];
    await satori(box({ flexDirection: 'column', alignItems: 'start' }, title, ...alone), {
      ...reading(words, fonts),
      ...shareImageSize,
      onNodeDetected: (node) => void boxes.push(node),
    });
    const [, whole, ...each] = boxes;
    const lines = Math.round(whole!.height / size / lineHeight);
    const fits = each.every(({ width }) => width <= room.width);
    if (fits && lines <= (size > 96 ? 2 : 3)) return title;
  }
  throw new Error(
    `The title “${words.title}” (${words.language}) is too long for its share image, even in ` +
      `${titleSizes.at(-1)} px. Shorten it.`,
  );
}

/** Joins short words to their neighbours, and the parts of a word with a hyphen, as a typesetter would. */
function handSet(title: string): string {
  return title
    .replace(/(?<=^\S{1,3}) |(?<= \S{1,3}) (?=\S+$)| (?=\S{1,4}$)/g, noBreak)
    .replaceAll('-', '-\u200d');
}

function reading({ title, language }: ShareImage, fonts: Font[]) {
  return {
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
