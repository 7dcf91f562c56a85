import { beforeAll, expect, test } from 'vitest';
import { buildFonts, type BuiltFonts } from './fonts.js';

const text = 'Führungsverantwortung, « équipe », „Rat“, œuvre, 50–500 €';
let fonts: BuiltFonts;

beforeAll(async () => {
  fonts = await buildFonts(text);
});

test('the names follow from the content', async () => {
  const more = await buildFonts(`${text} ÿ`);
  expect([...more.files.keys()]).not.toEqual([...fonts.files.keys()]);
  const again = await buildFonts([...text].reverse().join(''));
  expect([...again.files.keys()]).toEqual([...fonts.files.keys()]);
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
