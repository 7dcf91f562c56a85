import { wcagContrast } from 'culori';
import type { Page } from 'playwright/test';
import { readOwnersData } from '../site/owner/readOwner.js';
import { publicPaths } from '../site/testing/publicPaths.js';
import { expect, test } from './fixtures.js';
import { printedSheets, type PrintedText } from './inspect/printedSheets.js';
import { inOneLanguage } from './support/inEachLanguage.js';

const { owner } = readOwnersData();

/** The pages that are taken along as a briefing. How long they are is the owner's. */
const briefings = publicPaths.filter(
  (path) => !['/', '/ueber-mich', '/impressum', '/datenschutz'].includes(path),
);

const millimetre = 72 / 25.4;
const margin = { side: 20 * millimetre, top: 16 * millimetre };
const paper = { width: 210 * millimetre, height: 297 * millimetre };

// Paper is white whatever the screen was.
test.use({ colorScheme: 'dark' });

/** Words without what differs between a page and its print: spaces, hyphens at the end of a line. */
const plain = (text: string) => text.replaceAll(/[\s\u00ad\u2060-]/g, '').normalize('NFKC');
const words = (sheet: readonly PrintedText[]) => plain(sheet.map(({ text }) => text).join(''));

/** Opens a page as its print shows it. */
async function openForPrint(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  // A button's ground takes 120 ms to go.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** What ink does not show, or wastes: bar and buttons, grounds, pale texts. */
async function inkFaults(page: Page): Promise<string[]> {
  const { faults, texts } = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
    const chrome = shown('header nav, header button, footer nav').map((it) => it.innerText);
    // Printed where the visitor, or WebKit, prints backgrounds.
    const grounds = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
        const has = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
        return has ? [element.outerHTML.slice(0, 80) + part] : [];
      }),
    );
    const texts = shown('main *, footer *')
      .filter((it) => it.textContent.trim())
      .map((it) => [getComputedStyle(it).color, it.outerHTML.slice(0, 80)] as const);
    return { faults: [...chrome, ...grounds], texts };
  });
  const pale = texts.filter(([color]) => wcagContrast(color, 'white') < 4.5);
  return [...faults, ...pale.map(([color, html]) => `${color}: ${html}`)];
}

/** What the page says, as paper should show it. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      const isOnlySpoken = getComputedStyle(element).clipPath === 'inset(50%)';
      if (isOnlySpoken) element.remove();
    }
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText);
    return {
      letterhead: texts('header a, footer dd'),
      paragraphs: texts('main :is(h1, h2, h3, p, li, dt, dd, th, td)').filter(
        (text) => text.length > 2,
      ),
      hasMail: !!document.querySelector('main a[data-address]'),
      leavesTo: [...document.querySelectorAll('main a[target]')].map((link) =>
        link.getAttribute('href')!,
      ),
    };
  });

test('the home page ends with its call, not with a sheet for its foot', async ({ page }) => {
  await openForPrint(page, '/de/');
  const call = await page.locator('main h2').last().innerText();
  const sheets = await printedSheets(page);
  expect(words(sheets.at(-1)!)).toContain(plain(call));
});

for (const address of ['/', '/fr/kontakt', '/de/termine-anmeldung']) {
  test(
    `${address} in print has no bar, buttons, grounds or pale texts`,
    {
      tag: '@engines',
    },
    async ({ page }) => {
      await openForPrint(page, address);
      expect(await inkFaults(page)).toEqual([]);
    },
  );
}

for (const address of ['/', '/ueber-mich']) {
  test(`${address} loses no word on paper`, async ({ page }) => {
    await openForPrint(page, address);
    const text = words((await printedSheets(page)).flat());
    const { paragraphs } = await readPage(page);
    expect(paragraphs.filter((it) => !text.includes(plain(it)))).toEqual([]);
  });
}

for (const address of inOneLanguage(briefings)) {
  test(`${address} is a briefing`, async ({ page }) => {
    await openForPrint(page, address);
    expect.soft(await inkFaults(page)).toEqual([]);
    const sheets = await printedSheets(page);
    const { letterhead, paragraphs, hasMail, leavesTo } = await readPage(page);
    const text = words(sheets.flat());

    const head = words(sheets[0]!.filter(({ baseline }) => baseline < 60 * millimetre));
    expect(letterhead.length).toBeGreaterThan(4);
    for (const line of [...letterhead, owner.email]) {
      expect.soft(head, 'name, company, address, register, mail').toContain(plain(line));
    }

    const written = leavesTo.map((url) => plain(`(${url})`));
    for (const url of written) expect.soft(text, 'where one books').toContain(url);
    if (hasMail) expect.soft(text, 'where one writes to').toContain(plain(`: ${owner.email}`));

    const texts = sheets.map((sheet) =>
      written.reduce((rest, url) => rest.replaceAll(url, ''), words(sheet)),
    );
    const torn = paragraphs.filter((it) => !texts.some((sheet) => sheet.includes(plain(it))));
    expect.soft(torn, 'paragraphs that are lost or in two pieces').toEqual([]);

    const strays = sheets
      .flat()
      .filter(
        ({ left, right, baseline }) =>
          left < margin.side - 2 ||
          right > paper.width - margin.side + 2 ||
          baseline < margin.top ||
          baseline > paper.height - margin.top + 2,
      );
    expect.soft(strays, 'beyond the margins').toEqual([]);

    const sizes = sheets.flat().flatMap(({ text, size }) => Array.from(text, () => size));
    const median = sizes.toSorted((one, other) => one - other)[sizes.length >> 1]!;
    // A case study without a text is little more than its letterhead, which is set in 8 points.
    expect.soft(median).toBeGreaterThanOrEqual(address.includes('case-studies') ? 8 : 10.5);
    expect.soft(median).toBeLessThanOrEqual(12);
  });
}
