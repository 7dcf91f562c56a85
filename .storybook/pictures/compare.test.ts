import { formatHex } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { asBaseline, compare } from './compare.js';

type Drawing = { action?: string; band?: string; space?: number; rule?: string };

const { light } = tokens.color;

/** A page of the tokens: paper, a band, and an action at a distance from the top. */
function draw({
  action = light.primary,
  band = light.sunken,
  space = 24,
  rule = band,
}: Drawing = {}) {
  const fill = (color: string) => `fill="${formatHex(color)}"`;
  const height = 200 + space;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}">
      <rect width="300" height="${height}" ${fill(light.bg)}/>
      <rect y="120" width="300" height="60" ${fill(band)}/>
 <rect y="150" width="300" height="1" ${fill(rule)}/>
      <rect x="40" y="${space}" width="120" height="52" ${fill(action)}/>
    </svg>`),
  )
    .png()
    .toBuffer();
}

test('a picture is the same as itself, and as the baseline made of it', async () => {
  const picture = await draw();
  expect(await compare(picture, await draw())).toEqual({ result: 'same' });
  expect(await compare(await asBaseline(picture), picture)).toEqual({ result: 'same' });
});

test('the edge of a round corner may fall a little differently', async () => {
  const pixel = (levels: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: levels, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  expect(await compare(await pixel(100), await pixel(108))).toEqual({ result: 'same' });
  expect(await compare(await pixel(100), await pixel(109))).toMatchObject({ result: 'changed' });
});

test.each<[string, Drawing, Drawing, number]>([
  ['a slightly lighter action', {}, { action: 'oklch(40% .07 215)' }, 120 * 52],
  ['crimson for red', { action: light.danger }, { action: 'oklch(50% .17 10)' }, 120 * 52],
  ['a band that has vanished', {}, { band: light.bg }, 300 * 60],
  ['a line that is a shade lighter', { rule: '#808080' }, { rule: '#818181' }, 300],
])('%s is a change of each of its pixels', async (_, before, after, pixels) => {
  const comparison = await compare(await draw(before), await draw(after));
  expect(comparison).toMatchObject({ result: 'changed', pixels });
});

test('one step of spacing is reported with both sizes and a picture of what has moved', async () => {
  const comparison = await compare(await draw(), await draw({ space: 28 }));
  expect(comparison).toMatchObject({ result: 'resized', from: '300 × 224', to: '300 × 228' });
  const { difference } = comparison as { difference: Buffer };
  expect(await sharp(difference).metadata()).toMatchObject({ width: 300, height: 228 });
});
