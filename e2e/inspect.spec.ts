import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import { textOverflows } from '../testing/textOverflows.js';
import * as accessibility from './accessibility.js';
import { cutWords } from './cutWords.js';
import { tabFaults } from './tabOrder.js';

const button = (style: string) =>
  `<button style="min-width: 44px; height: 44px; ${style}">b</button>`;

for (const [fault, inspect, html, found] of [
  ['a stop without a ring', tabFaults, button('outline: none'), /^without a ring: <button/],
  ['a control that Tab misses', tabFaults, '<a href=# onfocus=this.blur()>a</a>', /^missed: <a/],
  ['a small control', accessibility.smallControls, button('height: 43px'), /^<button/],
  ['motion', accessibility.animatedElements, button('transition: color 2ms'), /^<button/],
  ['no edge', accessibility.borderlessControls, button('border: none'), /^<button/],
  ['a picture without a text', accessibility.accessibilityViolations, '<img>', /^image-alt: <img/],
  ['a cut word', cutWords, '<p style="width: 5ch; overflow-wrap: anywhere">Vorstand</p>', /^Vor/],
  [
    'a text out of its box',
    (page: Page) => page.evaluate(textOverflows),
    '<p style="width: 5ch; overflow: hidden">Vorstand</p>',
    /^cut: Vorstand/,
  ],
] as const)
  test(`the inspection reports ${fault}`, async ({ page }) => {
    await page.setContent(html);
    expect((await inspect(page)).filter((line) => found.test(line))).toHaveLength(1);
  });
