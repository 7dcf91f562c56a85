import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { build as viteBuild, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPortrait, ownerPortrait } from './portrait.js';
import { sampleFolder } from './readOwner.js';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'portrait-')), 'site/');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

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

type Photo = { src: string; sources: { type: string }[] } | null;

/** What the site imports of the folder's portrait, and the pictures that it is served with. */
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
  const pictures = output.flatMap((file) =>
    file.type === 'asset' ? [sharp(Buffer.from(file.source))] : [],
  );
  const { code } = output.find((file) => file.type === 'chunk')!;
  const { portrait } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    portrait: Photo;
  };
  return { portrait, pictures };
}

test('the sample owner has one', async () => {
  expect(await findPortrait(sampleFolder)).toBe('portrait.webp');
});

test('a portrait that nobody has added yet is null', async () => {
  expect(await build()).toEqual({ portrait: null, pictures: [] });
});

test('a portrait comes in three formats and two sizes, upright, without what the camera wrote', async () => {
  const turned = picture(700, 700)
    .withExif({ IFD0: { Artist: 'Kim Muster' } })
    .withMetadata({ orientation: 6 });
  await drop('portrait.jpg', turned.jpeg());
  const { portrait, pictures } = await build();
  expect(portrait!.sources.map(({ type }) => type)).toEqual([
    'image/avif',
    'image/webp',
    'image/jpeg',
  ]);
  const seen = await Promise.all(
    pictures.map(async (served) => {
      const { format, width = 0, height, exif } = await served.metadata();
      // Turned by a quarter, what was left is on top, up to the right corner.
      const corner = { left: width - 1, top: 0, width: 1, height: 1 };
      const [red, , blue] = await served.removeAlpha().extract(corner).raw().toBuffer();
      return `${format} ${width} × ${height} ${exif || red! < blue! ? 'as the camera wrote it' : 'upright'}`;
    }),
  );
  expect(new Set(seen)).toEqual(
    new Set(
      ['heif', 'webp', 'jpeg'].flatMap((format) =>
        [320, 640].map((size) => `${format} ${size} × ${size} upright`),
      ),
    ),
  );
});

describe('a file that cannot be a portrait is refused with what is expected', () => {
  test.each<[string, string, Sharp | string, string]>([
    ['another type', 'portrait.gif', picture(700, 700).gif(), '700 × 700'],
    ['a type that is another', 'portrait.heic', picture(700, 700).jpeg(), '700 × 700'],
    ['two types', 'portrait.heic.jpg', picture(700, 700).jpeg(), '700 × 700'],
    ['a name in German', 'Porträt.jpg', picture(700, 700).jpeg(), '700 × 700'],
    ['another name', 'IMG_1234.JPG', picture(700, 700).jpeg(), '700 × 700'],
    ['another folder', '../portrait.jpg', picture(700, 700).jpeg(), '700 × 700'],
    ['no picture', 'portrait.png', 'Hello', '0 × 0'],
    ['too few pixels', 'portrait.png', picture(639, 700).png(), '639 × 700'],
    ['not square', 'portrait.png', picture(900, 700).png(), '900 × 700'],
  ])('%s', async (_, name, content, size) => {
    await drop(name, content);
    await expect(findPortrait(folder)).rejects.toThrow(
      new RegExp(
        `^${join('site', name)} \\(${size} Pixel\\)\\. Das Porträt ist .*\n.* square and at least 640 by 640 pixels\\.$`,
      ),
    );
  });

  test('two at once', async () => {
    await drop('portrait.png', picture(700, 700).png());
    await drop('portrait.jpg', picture(700, 700).jpeg());
    await expect(findPortrait(folder)).rejects.toThrow('site/portrait.jpg, site/portrait.png');
  });
});
