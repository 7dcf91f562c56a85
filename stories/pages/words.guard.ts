import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.js';
import * as pages from './Pages.stories.js';

setProjectAnnotations([preview]);

test.each<[string, string, string, RegExp, (string | RegExp)[]]>([
  [
    'the message, translation, comment, length and file of a text',
    'de',
    'h1',
    /./,
    [
      'site/locales/de/home.po\nMessage: Every strategy is decided twice\nTranslation:',
      /heading of the page/i,
      /Length: \d+ of 45/,
    ],
  ],
  ['a text that a component has cut in two', 'de', 'dd', /2010/, ['Message: Since 2010']],
  [
    'what a link prepares',
    'de',
    'main a[href^=mailto]',
    /./,
    [
      'Message: Email me about a role you need to fill',
      /Message: Inquiries About Executive Opportunities\n[^]*Not visible: in the attribute href/,
    ],
  ],
])('pointing at a page shows %s', async (_, language, selector, words, facts) => {
  await page.viewport(1440, 900);
  const { Home } = composeStories(pages, { initialGlobals: { language } });
  const canvasElement = document.body.appendChild(document.createElement('div'));
  await Home.run({ canvasElement });
  const target = [...canvasElement.querySelectorAll(selector)].find((element) =>
    words.test(element.textContent),
  )!;
  target.scrollIntoView({ block: 'center' });
  const { left, top, height } = target.getBoundingClientRect();
  const coords = { clientX: left + 8, clientY: top + height / 2 };
  await userEvent.pointer({ target, coords });
  const note = document.querySelector('.words-note')!;
  for (const fact of facts) expect(note.textContent).toMatch(fact);
  await userEvent.keyboard('{Escape}');
  expect(note.checkVisibility()).toBe(false);
});
