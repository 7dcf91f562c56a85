import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { build as viteBuild, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerPortrait, readPortrait } from './portrait.js';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'portrait-')), 'site/');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a00' } });

const drop = async (name: string, content: Sharp | string) =>
  writeFile(folder + name, typeof content === 'string' ? content : await content.toBuffer());

/** The pictures that the folder's portrait is served with. */
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
  return output.flatMap((file) =>
    file.type === 'asset' ? [sharp(Buffer.from(file.source)).metadata()] : [],
  );
}

test('a portrait comes in three formats and two sizes, without what the camera wrote', async () => {
  const exif = { IFD0: { Artist: 'Kim Muster' } };
  await drop('portrait.JPG', picture(700, 700).withExif(exif).jpeg());
  const served = await Promise.all(await build());
  expect(served.map((each) => `${each.format} ${each.width} × ${each.height}`).sort()).toEqual(
    ['heif', 'jpeg', 'webp'].flatMap((format) =>
      [320, 640].map((size) => `${format} ${size} × ${size}`),
    ),
  );
  expect(served.filter((each) => each.exif)).toEqual([]);
});

test('a portrait that nobody has added yet is missing, not wrong', async () => {
  await drop('IMG_1234.jpg', picture(700, 700).jpeg());
  expect(await readPortrait(folder)).toEqual({ value: null, problems: [] });
  expect(await build()).toEqual([]);
});

test.each<[string, string, Sharp | string, string]>([
  ['no picture', 'portrait.png', 'Hello', 'has 0 by 0'],
  ['too few pixels', 'portrait.png', picture(639, 700).png(), 'has 639 by 700'],
  ['not square', 'portrait.webp', picture(900, 700).webp(), 'has 900 by 700'],
])(
  'a file that cannot be a portrait is refused with what is expected: %s',
  async (_, name, file, said) => {
    await drop(name, file);
    const { problems } = await readPortrait(folder);
    expect(problems).toEqual([
      {
        file: `site/${name}`,
        message: expect.stringMatching(new RegExp(`^Das Porträt .*\n.*${said}`)),
      },
    ]);
  },
);

test('two portraits at once are refused', async () => {
  await drop('portrait.png', picture(700, 700).png());
  await drop('portrait.jpg', picture(700, 700).jpeg());
  expect((await readPortrait(folder)).problems[0]?.message).toContain(
    'and there is also portrait.png',
  );
});
