import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { srgb } from './shareDrawing.js';

const file = (name: string) => new URL(`../public/${name}`, import.meta.url);
const text = (name: string) => readFileSync(file(name), 'utf8');

test('the icon of a tab has the colours of the tokens, in both schemes', () => {
  const [, light, dark] = /<style>(.*)@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(
    text('favicon.svg'),
  )!;
  for (const [rules, scheme] of [
    [light!, 'light'],
    [dark!, 'dark'],
  ] as const) {
    const drawn = [...rules.matchAll(/\.(\w+)\{fill:(#\w+)\}/g)].map(([, role, fill]) => [
      role,
      fill,
    ]);
    const roles = ['plane', 'planeLow', 'planeHigh', 'light'] as const;
    expect(drawn).toEqual(roles.map((role) => [role, srgb(role, scheme)]));
  }
});

test('the manifest has them too, and icons of the sizes that it says', async () => {
  const manifest = JSON.parse(text('site.webmanifest')) as {
    background_color: string;
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ background_color: srgb('bg'), theme_color: srgb('plane') });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(readFileSync(file(src.slice(1)))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the pictures are made of the drawing as it is now', async () => {
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const made = sharp(readFileSync(file(name)));
    // A home screen would fill in black where a picture lets something through.
    expect((await made.stats()).isOpaque).toBe(true);
    const drawn = sharp(readFileSync(file('favicon.svg')), { density: 72 * 20 }).resize(size, size);
    const [a, b] = await Promise.all([made, drawn].map((it) => it.removeAlpha().raw().toBuffer()));
    const changed = a!.filter((value, index) => Math.abs(value - b![index]!) > 16).length;
    expect(changed / a!.length).toBeLessThan(0.01);
  }
});

test('an icon can be cut to a circle without touching the door', async () => {
  const { data, info } = await sharp(readFileSync(file('icon-512.png')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const radii: number[] = [];
  for (let i = 0; i < data.length; i += info.channels) {
    const [x, y] = [(i / info.channels) % info.width, Math.floor(i / info.channels / info.width)];
    // Only the light in the door is that bright.
    if (data[i]! > 200) radii.push(Math.hypot(x + 0.5 - 256, y + 0.5 - 256));
  }
  expect(Math.max(...radii)).toBeGreaterThan(100);
  // The manifest's specification keeps a circle with a radius of 40 % free.
  expect(Math.max(...radii)).toBeLessThan(0.4 * 512 + 1);
});
