import sharp from 'sharp';
import { compareImages, type Image, type Place } from './compareImages.js';
import type { Screenshot } from './takeScreenshot.js';

/** What has become of a picture. */
export type Change = {
  kind: 'failing' | 'changed' | 'new' | 'gone';
  /** The error, or where and how much the pictures differ. */
  detail: string;
  /** The picture with its differences marked, as PNG. */
  difference?: Buffer;
  places?: readonly Place[];
  /** Height of the picture now, in px. */
  height?: number;
};

/** Compares a story's screenshots; undefined if they are equal. */
export async function changeOf(before?: Screenshot, now?: Screenshot): Promise<Change | undefined> {
  if (!now) return { kind: 'gone', detail: '' };
  if ('error' in now) return { kind: 'failing', detail: now.error };
  if (!before) return { kind: 'new', detail: '' };
  if ('error' in before) return { kind: 'changed', detail: 'failed before' };
  if (before.png.equals(now.png)) return undefined;
  const pngs = [before.png, now.png];
  const widths = await Promise.all(pngs.map(async (png) => (await sharp(png).metadata()).width));
  const width = Math.max(...widths);
  const [old, current] = await Promise.all(pngs.map((png, at) => read(png, width - widths[at]!)));
  const { differing, unshared, picture, places } = compareImages(old!, current!);
  const taller = current!.height - old!.height;
  const wider = widths[1]! - widths[0]!;
  const detail = [
    taller && `${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'} from y = ${unshared}`,
    wider && `${Math.abs(wider)} px ${wider > 0 ? 'wider' : 'narrower'}`,
    differing && `${differing.toLocaleString('en')} px differ`,
  ].filter(Boolean);
  if (detail.length === 0) return undefined;
  const raw = { width, height: picture.height, channels: 4 } as const;
  const difference = await sharp(Buffer.from(picture.pixels.buffer), { raw }).png().toBuffer();
  return {
    kind: 'changed',
    detail: detail.join(', '),
    difference,
    places,
    height: current!.height,
  };
}

/** Reads a PNG, with transparent columns added at its right. */
async function read(png: Buffer, right: number): Promise<Image> {
  const widened = sharp(png).ensureAlpha().extend({ right, background: '#0000' });
  const { data, info } = await widened.raw().toBuffer({ resolveWithObject: true });
  return { ...info, pixels: new Uint32Array(new Uint8Array(data).buffer) };
}
