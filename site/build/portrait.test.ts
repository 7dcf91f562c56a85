import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildPortrait } from './portrait.js';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'portrait-')), '/');
});
afterEach(() => rm(folder, { recursive: true }));

const build = () => buildPortrait(folder, `${folder}.cache`);

/** A picture of two halves, so that turning it shows. */
function picture(width: number, height: number) {
  const left = { create: { width: width >> 1, height, channels: 3, background: '#a00' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#00a' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

async function drop(name: string, content: sharp.Sharp | string) {
  const file = typeof content === 'string' ? content : await content.toBuffer();
  await writeFile(folder + name, file);
}

describe('a portrait', () => {
  test('is not there until somebody drops one', async () => {
    expect(await build()).toBeNull();
  });

  test.each([
    ['portrait.jpg', picture(700, 700).jpeg()],
    ['portrait.png', picture(700, 700).png()],
    ['portrait.webp', picture(700, 700).webp()],
  ])('dropped as %s comes in three formats and two sizes', async (name, content) => {
    await drop(name, content);
    const built = await build();
    const made = await Promise.all(
      [...built!.files].map(async ([path, file]) => {
        const { format, compression, width, height } = await sharp(file).metadata();
        return [path.replace(/\.\w{8}\./, '.'), compression ?? format, width, height];
      }),
    );
    expect(made).toEqual([
      ['/assets/portrait-320.avif', 'av1', 320, 320],
      ['/assets/portrait-640.avif', 'av1', 640, 640],
      ['/assets/portrait-320.webp', 'webp', 320, 320],
      ['/assets/portrait-640.webp', 'webp', 640, 640],
      ['/assets/portrait-320.jpg', 'jpeg', 320, 320],
      ['/assets/portrait-640.jpg', 'jpeg', 640, 640],
    ]);
  });

  test('names each of its files, the best format first', async () => {
    await drop('portrait.jpg', picture(640, 640).jpeg());
    const { photo, files } = (await build())!;
    expect(photo.sources.map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
    const named = photo.sources.flatMap(({ srcSet }) => srcSet.match(/\/\S+/g));
    expect(named).toEqual([...files.keys()]);
    expect(files.has(photo.src) && files.has(photo.large)).toBe(true);
  });

  test('is upright as the camera says, and keeps nothing else that the camera wrote', async () => {
    const turned = picture(700, 700)
      .withExif({ IFD0: { Artist: 'Kim Muster' } })
      .withMetadata({ orientation: 6 });
    await drop('portrait.jpg', turned.jpeg());
    const { files, photo } = (await build())!;
    const served = sharp(Buffer.from(files.get(photo.large)!));
    expect((await served.metadata()).exif).toBeUndefined();
    // Turned by a quarter, what was left is on top, up to the right corner.
    const corner = { left: 639, top: 0, width: 1, height: 1 };
    const [red, , blue] = await served.extract(corner).raw().toBuffer();
    expect(red).toBeGreaterThan(blue!);
  });

  test('is made once: the next build takes it from the cache', async () => {
    await drop('portrait.jpg', picture(640, 640).jpeg());
    const { files } = (await build())!;
    const [path] = files.keys();
    await writeFile(`${folder}.cache/${path!.split('/').at(-1)}`, 'kept');
    expect(String((await build())!.files.get(path!))).toBe('kept');
  });
});

describe('a file that cannot be a portrait is refused with what is expected', () => {
  test.each([
    [
      'another type',
      'portrait.gif',
      picture(700, 700).gif(),
      /portrait.gif ist von einer Art, die nicht geht/,
    ],
    [
      'a type under another name',
      'portrait.jpg',
      picture(700, 700).png(),
      /portrait.jpg enthält ein Bild der Art png/,
    ],
    ['no picture', 'portrait.png', 'Hello', /portrait.png ist kein Bild/],
    ['too few pixels', 'portrait.png', picture(639, 700).png(), /mit 639 mal 700 Pixeln zu klein/],
    [
      'not square',
      'portrait.png',
      picture(900, 700).png(),
      /mit 900 mal 700 Pixeln nicht quadratisch/,
    ],
  ])('%s', async (_, name, content, reason) => {
    await drop(name, content);
    await expect(build()).rejects.toThrow(reason);
    await expect(build()).rejects.toThrow(
      /Erwartet wird ein Foto, .* mindestens 640 mal 640 Pixel/,
    );
  });

  test('two at once', async () => {
    await drop('portrait.png', picture(700, 700).png());
    await drop('portrait.jpg', picture(700, 700).jpeg());
    await expect(build()).rejects.toThrow(/mehrere Porträts: portrait.jpg, portrait.png/);
  });
});
