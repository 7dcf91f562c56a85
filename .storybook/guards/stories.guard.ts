import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pseudo } from '../../translations/pseudo.js';
import { allStories } from './allStories.js';
import { longestGerman, replaceTexts } from '../longestGerman.js';
import { layoutFaults } from './layoutFaults.js';

const root = document.documentElement;

afterEach(() => {
  root.style.fontSize = '';
});

test.each(allStories)(
  '$name fits a narrow window, large text and long words',
  async ({ name, window, mount }) => {
    await page.viewport(window.width, window.height);
    expect((await mount()).childElementCount).toBeGreaterThan(0);

    await page.viewport(768, 900);
    root.style.fontSize = '200%';
    expect.soft(layoutFaults(), 'with text of 200 % at 768 px').toEqual([]);
    root.style.fontSize = '';

    await page.viewport(320, 640);
    expect.soft(layoutFaults(), 'at 320 px').toEqual([]);
    // The longest German words in other words would be longer than those of any language.
    if (name.endsWith('LongestGerman')) return;
    const { lang } = root;
    root.lang = 'de';
    const restore = replaceTexts(document.body, longestGerman);
    expect.soft(layoutFaults(), 'in German at 320 px').toEqual([]);
    restore();
    root.lang = lang;

    await page.viewport(390, 844);
    replaceTexts(document.body, pseudoText);
    expect.soft(layoutFaults(), 'in the pseudo-language at 390 px').toEqual([]);
  },
);

/** As if it were a language still to come; ICU syntax stays as it is. */
const pseudoText = (text: string) =>
  text
    .split(/([{}<>'#|]+)/)
    .map((part, at) => (at % 2 ? part : pseudo(part)))
    .join('');
