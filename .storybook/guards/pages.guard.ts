import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findTextFaults } from '../../e2e/inspect/textFaults.js';
import { layoutFaults } from './layoutFaults.js';
import { toolbarLanguages } from '../languages.js';
import preview from '../preview.js';
import * as pages from '../sitePages/Pages.stories.js';

setProjectAnnotations([preview]);

const cases = toolbarLanguages.flatMap((language) =>
  Object.entries(composeStories(pages, { initialGlobals: { language } })).map(
    ([name, composed]) => ({ name, language, composed }),
  ),
);

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test.each(cases)(
  '$name in $language fits a narrow window and large text',
  async ({ composed, language }) => {
    await page.viewport(1280, 900);
    const canvasElement = document.body.appendChild(document.createElement('div'));
    await composed.run({ canvasElement });
    expect(canvasElement.querySelector('h1')?.textContent).toBeTruthy();

    await page.viewport(language === 'pseudo' ? 390 : 320, 640);
    expect.soft(layoutFaults(), 'in a narrow window').toEqual([]);
    // The visitors' languages get this test on the built site, by e2e/pages.spec.ts.
    if (language === 'pseudo') expect.soft(findTextFaults(), 'at 390 px').toEqual([]);

    await page.viewport(1440, 900);
    if (language === 'pseudo') expect.soft(findTextFaults(), 'at 1440 px').toEqual([]);
    document.documentElement.style.fontSize = '200%';
    expect.soft(layoutFaults(), 'with text of 200 %').toEqual([]);
  },
);
