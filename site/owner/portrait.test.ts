import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerPortrait, readPortrait } from './portrait.js';

let folder: string;

beforeEach(async () => void (folder = `${await mkdtemp(join(tmpdir(), 'portrait-'))}/`));
afterEach(() => rm(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a00' } });

test('a portrait comes in three formats and two sizes, without what the camera wrote', async () => {
  const exif = { IFD0: { Artist: 'Kim Muster' } };
  await picture(700, 700).withExif(exif).jpeg().toFile(`${folder}portrait.JPG`);
  await writeFile(`${folder}entry.js`, `export { portrait } from 'virtual:owner-portrait';`);
  const { output } = (await build({
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
  })) as Rolldown.RolldownOutput;
  const assets = output.filter((file) => file.type === 'asset');
  const served = assets.map(({ source }) => sharp(Buffer.from(source)).metadata());
  const said = (await Promise.all(served)).map(
    ({ format, width, height, exif }) => `${format} ${width} × ${height} ${exif ? 'exif' : ''}`,
  );
  expect(said.sort()).toEqual(
    ['heif', 'jpeg', 'webp'].flatMap((format) =>
      [320, 640].map((size) => `${format} ${size} × ${size} `),
    ),
  );
});

test.each<[said: string | null, files: Record<string, Sharp | string>]>([
  [null, { 'IMG_1234.jpg': picture(700, 700).jpeg() }],
  ['Dieses hat 0 mal 0', { 'portrait.png': 'Hello' }],
  ['Dieses hat 639 mal 700', { 'portrait.png': picture(639, 700).png() }],
  ['Dieses hat 900 mal 700', { 'portrait.webp': picture(900, 700).webp() }],
  ['und es gibt noch', { 'portrait.png': 'Hello', 'portrait.jpg': picture(700, 700).jpeg() }],
])('what cannot be a portrait is refused, and none is no mistake: %s', async (said, files) => {
  for (const [name, content] of Object.entries(files))
    await writeFile(
      folder + name,
      typeof content === 'string' ? content : await content.toBuffer(),
    );
  const { value, problems } = await readPortrait(folder);
  expect(value).toBe(said === null ? null : undefined);
  expect(problems.map(({ message }) => message)).toEqual(
    said === null ? [] : [expect.stringContaining(said)],
  );
});
