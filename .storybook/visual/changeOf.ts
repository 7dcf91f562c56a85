import sharp from 'sharp';
import { compareImages, type Image, type Place } from './compareImages.js';
import type { Screenshot } from './takeScreenshot.js';

/** What has become of a picture. */
export type Change = {
  kind: 'changed' | 'new' | 'gone' | 'not rendered' | 'picture as before';
  /** Of a story that fails. */
  error?: string | undefined;
  /** Where and how much the pictures differ. */
  detail?: string;
  /** Whether the picture is of one colour now. */
  isBlank?: boolean;
  /** The picture with its differences marked, as PNG. */
  difference?: Buffer;
  places?: readonly Place[];
  /** Height of the picture now, in px. */
  height?: number;
};

/** Compares a story's screenshots; undefined if they are equal and the story does not fail. */
export async function changeOf(before?: Screenshot, now?: Screenshot): Promise<Change | undefined> {
  if (!now) return { kind: 'gone' };
  const { png, error } = now;
  if (!png) return { kind: 'not rendered', error };
  const { channels } = await sharp(png).stats();
  const isBlank = channels.every(({ min, max }) => min === max);
  if (!before) return { kind: 'new', error, isBlank };
  if (!before.png) return { kind: 'changed', error, detail: 'not rendered before', isBlank };
  const difference = await compare(before.png, png);
  if (difference) return { kind: 'changed', error, isBlank, ...difference };
  return error ? { kind: 'picture as before', error } : undefined;
}

async function compare(before: Buffer, now: Buffer): Promise<Omit<Change, 'kind'> | undefined> {
  if (before.equals(now)) return undefined;
  const pngs = [before, now];
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
  return { detail: detail.join(', '), difference, places, height: current!.height };
}

/** Reads a PNG, with transparent columns added at its right. */
async function read(png: Buffer, right: number): Promise<Image> {
  const widened = sharp(png).ensureAlpha().extend({ right, background: '#0000' });
  const { data, info } = await widened.raw().toBuffer({ resolveWithObject: true });
  return { ...info, pixels: new Uint32Array(new Uint8Array(data).buffer) };
}
