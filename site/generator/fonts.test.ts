import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFonts, type BuiltFonts } from './fonts.js';

const text = 'Führungsverantwortung, « équipe », „Rat“, œuvre, 50–500 €';
let cache: string;
let fonts: BuiltFonts;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'fonts-'));
  fonts = await buildFonts(text, cache);
}, 30_000);

afterAll(() => rm(cache, { recursive: true }));

test('the names follow from the content', async () => {
  const more = await buildFonts(`${text} ÿ`, cache);
  expect([...more.files.keys()]).not.toEqual([...fonts.files.keys()]);
});

test('the same characters are cut once', async () => {
  const before = await readdir(cache);
  const again = await buildFonts([...text].reverse().join(''), cache);
  expect([...again.files.keys()]).toEqual([...fonts.files.keys()]);
  expect(await readdir(cache)).toEqual(before);
});

test('each font has a fallback of the same measures', () => {
  for (const family of ['serif-fb', 'sans-fb']) {
    const rule = fonts.css.split('@font-face').find((each) => each.includes(`"${family}"`))!;
    expect(rule).toContain('local("Liberation');
    for (const measure of ['ascent-override', 'descent-override', 'size-adjust']) {
      expect(Number(new RegExp(`${measure}:([\\d.]+)%`).exec(rule)![1])).toBeGreaterThan(0);
    }
  }
});
