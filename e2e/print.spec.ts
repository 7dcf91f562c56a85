import { wcagContrast } from 'culori';
import { expect, test } from '../testing/fixtures.js';

// Print is light in any scheme.
test.use({ colorScheme: 'dark' });

test(
  'a page in print has no bar, buttons, grounds or pale texts, and ends with its foot',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/de/termine-anmeldung');
    await page.emulateMedia({ media: 'print' });
    // A button's background fades.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const { faults, texts } = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility(),
        );
      const chrome = shown('header nav, header button, footer nav, footer ~ *').map((element) =>
        element.outerHTML.slice(0, 80),
      );
      // Backgrounds, which visitors or WebKit print.
      const grounds = [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
          const has = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
          return has ? [element.outerHTML.slice(0, 80) + part] : [];
        }),
      );
      const texts = shown('main *, footer *')
        .filter((element) => element.textContent.trim())
        .map(
          (element) => [getComputedStyle(element).color, element.outerHTML.slice(0, 80)] as const,
        );
      return { faults: [...chrome, ...grounds], texts };
    });
    const pale = texts.filter(([color]) => wcagContrast(color, 'white') < 4.5);
    expect([...faults, ...pale.map(([color, html]) => `${color}: ${html}`)]).toEqual([]);
  },
);
