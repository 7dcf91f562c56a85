import { expect, test } from 'vitest';
import { buildFonts } from './fonts.js';

test('the names follow from the content', async () => {
  const text = 'Führungsverantwortung, « équipe », „Rat“, œuvre, 50–500 €';
  const names = async (characters: string) => [...(await buildFonts(characters)).files.keys()];
  expect(await names(`${text} ÿ`)).not.toEqual(await names(text));
  expect(await names([...text].reverse().join(''))).toEqual(await names(text));
});
