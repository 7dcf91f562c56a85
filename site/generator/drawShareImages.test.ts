import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ShareImage } from '../seo/shareImage.js';
import { drawShareImages } from './drawShareImages.js';

const image: ShareImage = {
  path: '/share/de/kontakt.png',
  language: 'de',
  eyebrow: 'Kontakt',
  title: 'Worüber möchten Sie sprechen?',
  name: 'Max Mustermann',
  figure: 'open',
};

const drawn = async (one: ShareImage) => Buffer.from((await drawShareImages([one])).get(one.path)!);

describe('a share image', () => {
  test('is a PNG of 1200 by 630 and less than 60 KB', async () => {
    const file = await drawn(image);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(file.length).toBeLessThan(60_000);
  });

  test.each<[string, Partial<ShareImage>]>([
    ['title', { title: 'Worüber möchten Sie reden?' }],
    ['small line', { eyebrow: 'Gespräch' }],
    ['owner’s name', { name: 'Erika Mustermann' }],
    ['figure', { figure: 'table' }],
  ])('shows its %s', async (_, other) => {
    expect((await drawn({ ...image, ...other })).equals(await drawn(image))).toBe(false);
  });

  test.each([
    ['leaves no short word alone at its end', 'Toute stratégie se décide deux\u00a0fois'],
    ['keeps a particle with the last word', 'Verrechnungspreise für\u00a0Konzernfunktionen'],
  ])('%s', async (_, title) => {
    const free = await drawn({ ...image, title: title.replace('\u00a0', ' ') });
    expect(free.equals(await drawn({ ...image, title }))).toBe(true);
  });

  test('refuses a character that the fonts lack, and names it', async () => {
    await expect(drawShareImages([{ ...image, title: '会话' }])).rejects.toThrow(/fonts lack: “会/);
  });

  test('refuses a title that doesn’t fit in its smallest size', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitän';
    await expect(drawShareImages([{ ...image, title }])).rejects.toThrow(
      /too long for its share image/,
    );
  });
});
