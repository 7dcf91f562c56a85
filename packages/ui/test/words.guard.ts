import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allStories } from './allStories.js';
import { spokenText } from './spokenText.js';

/** Words, two letters and more, that stand outside of the marks around the stories' own. */
function ownWords(): string[] {
  const said = spokenText(document.body).join('\n');
  const unmarked = said.replace(/\uFEFF[^\uFEFF]*\uFEFF/g, '').match(/\p{L}{2,}/gu) ?? [];
  const given = globalThis.wordsWithoutMarks ?? new Set();
  // A code may be shown in capitals; a run of one letter stands for a very long word.
  const isGiven = (word: string) =>
    given.has(word) || given.has(word.replace(/^\p{Lu}+$/u, (code) => code.toLowerCase()));
  return unmarked.filter((word) => !/^(.)\1*$/u.test(word) && !isGiven(word));
}

test.each(allStories)('$name shows no word of the package’s own', async ({ window, run }) => {
  await page.viewport(window.width, window.height);
  const canvasElement = document.body.appendChild(document.createElement('div'));
  // A play function may look for a text that the marks cut in two; what it has shown stays.
  const show = () => run({ canvasElement }).catch(() => {});
  await show();
  // Taking down a story that has changed its own markup by hand can fail the next one's first try.
  if (canvasElement.childElementCount === 0) await show();
  expect(canvasElement.childElementCount).toBeGreaterThan(0);
  expect(ownWords()).toEqual([]);
});
