import pixelmatch from 'pixelmatch';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** The result of comparing a picture with its baseline. */
export type Comparison =
  | { result: 'same' }
  /** `difference` is a PNG in which the changed pixels are red. */
  | { result: 'changed'; pixels: number; difference: Buffer }
  /** `from` and `to` are sizes such as “40 × 20”; beyond the smaller picture every pixel has changed. */
  | { result: 'resized'; from: string; to: string; pixels: number; difference: Buffer };

/**
 * Chromium doesn't render round corners deterministically: a few pixels vary by a few of
 * 255 levels. Even a one-pixel line has more pixels than that.
 */
const corners = { pixels: 64, levels: 8 };

/**
 * Compares two pictures, each a PNG or a WebP. Every pixel counts, however slight its change, but for
 * the edges of round corners: a tolerance hides a whole surface whose colour has moved a little.
 */
export async function compare(baseline: Buffer, picture: Buffer): Promise<Comparison> {
  const [one, other] = [sharp(baseline), sharp(picture)];
  const [before, after] = [await one.metadata(), await other.metadata()];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const padded = (image: Sharp, size: Metadata) =>
    image
      .ensureAlpha()
      .extend({ right: width - size.width, bottom: height - size.height, background: '#0000' })
      .raw()
      .toBuffer();
  const [was, is] = await Promise.all([padded(one, before), padded(other, after)]);
  if (was.equals(is)) return { result: 'same' };

  const drawn = Buffer.alloc(was.length);
  const options = { threshold: 0, includeAA: true, alpha: 0.3 };
  const pixels = pixelmatch(was, is, drawn, width, height, options);
  const from = `${before.width} × ${before.height}`;
  const to = `${after.width} × ${after.height}`;
  if (
    from === to &&
    pixels <= corners.pixels &&
    was.every((level, at) => Math.abs(level - is[at]!) <= corners.levels)
  ) {
    return { result: 'same' };
  }
  const difference = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return from === to
    ? { result: 'changed', pixels, difference }
    : { result: 'resized', from, to, pixels, difference };
}

/** The picture as lossless WebP, a fifth of the PNG's size: the repository keeps it for years. */
export function asBaseline(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer();
}
