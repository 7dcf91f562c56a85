import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerPortrait, readPortrait } from './portrait.js';

let folder: string;

beforeEach(async () => void (folder = `${await mkdtemp(join(tmpdir(), 'portrait-'))}/`));
afterEach(() => rm(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a00' } }).jpeg();

test('a portrait has three formats and two sizes, without metadata', async () => {
  const exif = { IFD0: { Artist: 'Kim Muster' } };
  await picture(700, 700).withExif(exif).toFile(`${folder}portrait.JPG`);
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
  const assets = output.flatMap((file) => (file.type === 'asset' ? Buffer.from(file.source) : []));
  const served = await Promise.all(assets.map((source) => sharp(source).metadata()));
  expect(served.map((one) => `${one.format} ${one.width} × ${one.height}`).sort()).toEqual(
    ['heif', 'jpeg', 'webp'].flatMap((one) => [`${one} 320 × 320`, `${one} 640 × 640`]),
  );
  expect(served.filter((one) => one.exif)).toEqual([]);
});

test.each<[finding: string | null, files: Record<string, [number, number] | null>]>([
  [null, { 'IMG_1234.jpg': [700, 700] }],
  ['Dieses hat 0 mal 0', { 'portrait.png': null }],
  ['Dieses hat 639 mal 700', { 'portrait.png': [639, 700] }],
])('an unsuitable portrait is rejected, a missing one is not: %s', async (finding, files) => {
  for (const [name, size] of Object.entries(files))
    await writeFile(folder + name, size ? await picture(...size).toBuffer() : 'Hello');
  const { value, problems } = await readPortrait(folder);
  expect(value).toBe(finding === null ? null : undefined);
  expect(problems.map(({ message }) => message)).toEqual(
    finding === null ? [] : [expect.stringContaining(finding)],
  );
});
