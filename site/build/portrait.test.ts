import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { build as viteBuild, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPortrait, ownerPortrait } from './portrait.js';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'portrait-')), '/');
});
afterEach(() => rm(folder, { recursive: true }));

/** A picture of two halves, so that turning it shows. */
function picture(width: number, height: number) {
  const left = { create: { width: width >> 1, height, channels: 3, background: '#a00' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#00a' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

async function drop(name: string, content: Sharp | string) {
  const file = typeof content === 'string' ? content : await content.toBuffer();
  await writeFile(folder + name, file);
}

type Photo = { src: string; sources: { type: string; srcSet: string }[] } | null;

/** What the site imports of the folder's portrait, and the files that it is served with. */
async function build() {
  await writeFile(`${folder}entry.js`, `export { portrait } from 'virtual:owner-portrait';`);
  const built = await viteBuild({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    cacheDir: `${folder}.cache`,
    plugins: [ownerPortrait(() => folder)],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: `${folder}entry.js`, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output.find((file) => file.type === 'chunk')!.code;
  const { portrait } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    portrait: Photo;
  };
  const files = new Map<string, Buffer>(
    output.flatMap((file) =>
      file.type === 'asset' ? [[`/${file.fileName}`, Buffer.from(file.source)] as const] : [],
    ),
  );
  return { portrait, files };
}

describe('a portrait', () => {
  test('is not there until somebody drops one', async () => {
    expect(await build()).toEqual({ portrait: null, files: new Map() });
  });

  test.each([
    ['portrait.jpg', picture(700, 700).jpeg()],
    ['portrait.png', picture(700, 700).png()],
    ['portrait.webp', picture(700, 700).webp()],
  ])(
    'dropped as %s comes in three formats and two sizes, the best format first',
    async (name, content) => {
      await drop(name, content);
      const { portrait, files } = await build();
      const served = await Promise.all(
        portrait!.sources.flatMap(({ type, srcSet }) =>
          srcSet.split(', ').map(async (candidate) => {
            const [path, width] = candidate.split(' ');
            const metadata = await sharp(files.get(path!)).metadata();
            return [
              type,
              width,
              metadata.compression ?? metadata.format,
              metadata.width,
              metadata.height,
            ];
          }),
        ),
      );
      expect(served).toEqual([
        ['image/avif', '320w', 'av1', 320, 320],
        ['image/avif', '640w', 'av1', 640, 640],
        ['image/webp', '320w', 'webp', 320, 320],
        ['image/webp', '640w', 'webp', 640, 640],
        ['image/jpeg', '320w', 'jpeg', 320, 320],
        ['image/jpeg', '640w', 'jpeg', 640, 640],
      ]);
      expect((await sharp(files.get(portrait!.src)).metadata()).format).toBe('jpeg');
    },
  );

  test('is upright as the camera says, and keeps nothing else that the camera wrote', async () => {
    const turned = picture(700, 700)
      .withExif({ IFD0: { Artist: 'Kim Muster' } })
      .withMetadata({ orientation: 6 });
    await drop('portrait.jpg', turned.jpeg());
    const { portrait, files } = await build();
    const served = sharp(files.get(portrait!.src));
    expect((await served.metadata()).exif).toBeUndefined();
    // Turned by a quarter, what was left is on top, up to the right corner.
    const corner = { left: 639, top: 0, width: 1, height: 1 };
    const [red, , blue] = await served.extract(corner).raw().toBuffer();
    expect(red).toBeGreaterThan(blue!);
  });
});

describe('a file that cannot be a portrait is refused with what is expected', () => {
  test.each([
    [
      'another type',
      'portrait.gif',
      picture(700, 700).gif(),
      /portrait.gif ist kein Bild, oder von einer Art, die nicht geht/,
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
    await expect(findPortrait(folder)).rejects.toThrow(reason);
    await expect(findPortrait(folder)).rejects.toThrow(
      /Erwartet wird ein Foto, .* mindestens 640 mal 640 Pixel/,
    );
  });

  test('two at once', async () => {
    await drop('portrait.png', picture(700, 700).png());
    await drop('portrait.jpg', picture(700, 700).jpeg());
    await expect(findPortrait(folder)).rejects.toThrow(
      /mehrere Porträts: portrait.jpg, portrait.png/,
    );
  });
});
