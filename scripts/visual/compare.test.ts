import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asBaseline, compare } from './compare.js';

/** A white picture with a black bar of the given width in it. */
function picture(width: number, height: number, bar = 0): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 255);
  data.fill(0, 0, bar * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('a picture is the same as itself', async () => {
  expect(await compare(await picture(40, 20), await picture(40, 20))).toEqual({ result: 'same' });
});

test('a baseline is the same as the picture that it was made of', async () => {
  const now = await picture(40, 20, 30);
  expect(await compare(await asBaseline(now), now)).toEqual({ result: 'same' });
});

test('a changed word is a change, with a picture of the difference', async () => {
  const comparison = await compare(await picture(40, 20), await picture(40, 20, 30));
  expect(comparison).toMatchObject({ result: 'changed', pixels: 30 });
});

test('another size is told in pixels', async () => {
  expect(await compare(await picture(40, 20), await picture(40, 30))).toEqual({
    result: 'resized',
    from: '40 × 20',
    to: '40 × 30',
  });
});
