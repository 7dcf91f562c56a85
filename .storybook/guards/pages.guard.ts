import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findTextFaults } from '../../e2e/inspect/textFaults.js';
import preview from '../preview.js';
import * as pages from '../sitePages/Pages.stories.js';

setProjectAnnotations([preview]);

// The visitors' languages get this test on the built site, by e2e/pages.spec.ts.
const inPseudo = composeStories(pages, { initialGlobals: { language: 'pseudo' } });

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test.each(Object.entries(inPseudo))(
  '%s has room for words half as long again',
  async (_, composed) => {
    await page.viewport(1280, 900);
    const canvasElement = document.body.appendChild(document.createElement('div'));
    await composed.run({ canvasElement });
    expect(canvasElement.querySelector('h1')?.textContent).toBeTruthy();

    await page.viewport(390, 640);
    expect.soft(findTextFaults(), 'in a narrow window').toEqual([]);

    await page.viewport(1440, 900);
    expect.soft(findTextFaults(), 'in a wide one').toEqual([]);
    document.documentElement.style.fontSize = '200%';
    expect.soft(findTextFaults(), 'with text of 200 %').toEqual([]);
  },
);
