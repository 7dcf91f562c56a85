import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildIcons, iconPaths } from './icons.js';

const icons = buildIcons('Robin Beispiel');
const file = (path: string) => Buffer.from(icons.get(path)!);

describe('the manifest', () => {
  const manifest = JSON.parse(String(icons.get(iconPaths.manifest))) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };

  test('names the site and its colours as every browser reads them', () => {
    expect(manifest.name).toBe('Robin Beispiel');
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('lists icons that exist, in the sizes that it says', async () => {
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(file(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('has an icon that can be cut to a circle without touching the door', async () => {
    const { src } = manifest.icons.find(({ purpose }) => purpose === 'maskable')!;
    const { data, info } = await sharp(file(src)).raw().toBuffer({ resolveWithObject: true });
    const radii: number[] = [];
    for (let i = 0; i < data.length; i += info.channels) {
      const [x, y] = [(i / info.channels) % info.width, Math.floor(i / info.channels / info.width)];
      // Only the light in the door is that bright.
      if (data[i]! > 200) radii.push(Math.hypot(x - 256, y - 256));
    }
    expect(Math.max(...radii)).toBeGreaterThan(100);
    // The manifest's specification keeps a circle with a radius of 40 % free.
    expect(Math.max(...radii)).toBeLessThan(0.4 * 512);
  });
});

test('the icon for those who read no HTML is an ICO with a picture of 32 px', async () => {
  const ico = file(iconPaths.ico);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.length).toBe(offset + length);
  expect((await sharp(ico.subarray(offset)).metadata()).width).toBe(32);
});

test('the icon for home screens covers its 180 px, so that no device fills in black', async () => {
  const { width, height } = await sharp(file(iconPaths.touch)).metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await sharp(file(iconPaths.touch)).stats()).isOpaque).toBe(true);
});

test('the icon of a tab follows the visitor’s scheme', () => {
  expect(String(icons.get(iconPaths.svg))).toContain('prefers-color-scheme:dark');
});
