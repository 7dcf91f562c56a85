import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How a picture stands to its baseline. */
export type Comparison =
  | { result: 'same' }
  /** `difference` is a PNG in which the changed pixels are red. */
  | { result: 'changed'; pixels: number; difference: Buffer }
  | { result: 'resized'; from: string; to: string };

/** Pixels that may differ: a glyph's edge falls on another fraction of a pixel now and then. */
const tolerated = 8;

/** Compares two pictures, each a PNG or a WebP. */
export async function compare(baseline: Buffer, picture: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([pixels(baseline), pixels(picture)]);
  const { width, height } = before.info;
  if (width !== after.info.width || height !== after.info.height) {
    return {
      result: 'resized',
      from: `${width} × ${height}`,
      to: `${after.info.width} × ${after.info.height}`,
    };
  }
  if (before.data.equals(after.data)) return { result: 'same' };
  const difference = Buffer.alloc(before.data.length);
  const changed = pixelmatch(before.data, after.data, difference, width, height, {
    threshold: 0.1,
  });
  if (changed <= tolerated) return { result: 'same' };
  const raw = { width, height, channels: 4 } as const;
  return {
    result: 'changed',
    pixels: changed,
    difference: await sharp(difference, { raw }).png().toBuffer(),
  };
}

/** The same picture as WebP without loss: a fifth of the PNG, in a repository that keeps it for years. */
export function asBaseline(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer();
}

function pixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
