import { expect, test } from 'vitest';
import { buildFonts } from './fonts.js';

test('a name with letters of a fourth language has a font for them', async () => {
  const { files, css } = await buildFonts('Łucja Dvořáková-Müller');
  expect(css.match(/unicode-range:[^}]+/g)).toEqual(Array(2).fill('unicode-range:U+141,U+159'));
  // Each holds two letters and the licence; a font without a letter is smaller.
  const { files: withOneLetter } = await buildFonts('Łucja');
  const sizes = [...files.values()].slice(2).map(({ length }) => length);
  [...withOneLetter.values()]
    .slice(2)
    .forEach(({ length }, index) => expect(sizes[index]).toBeGreaterThan(length));
});

test('German and French need two fonts', async () => {
  const { files, css } = await buildFonts('Jürgen Œuvre ÿ');
  expect(files.size).toBe(2);
  expect(css).not.toContain('unicode-range');
});
