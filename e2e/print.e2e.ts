import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { shownOwner } from '../site/owner/readOwner.js';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { publicPaths } from '../site/paths.js';
import { printedSheets, type PrintedText } from './inspect/printedSheets.js';
import { openSite, type WatchedPage } from './openSite.js';
import { ensureBrowser } from './support/browser.js';

const { owner } = shownOwner();

// The headless shell breaks no words.
const site = openSite({ executablePath: ensureBrowser() });

/** How many sheets each briefing takes, in every language. */
const sheetsOf = {
  '/kontakt': 2,
  '/beratung': 2,
  '/ceo-coaching': 2,
  '/interim-executive': 3,
  '/leadership-training': 1,
  '/termine-anmeldung': 3,
  ...Object.fromEntries(
    publicPaths.filter((path) => path.startsWith('/case-studies/')).map((path) => [path, 1]),
  ),
};
const briefings = Object.entries(sheetsOf).flatMap(([path, sheets]) =>
  languages.map((language) => ({ address: localizedPath(path, language), sheets })),
);

const millimetre = 72 / 25.4;
const margin = { side: 20 * millimetre, top: 16 * millimetre };
const paper = { width: 210 * millimetre, height: 297 * millimetre };

/** Words without what differs between a page and its print: spaces, hyphens at the end of a line. */
const plain = (text: string) => text.replaceAll(/[\s\u00ad\u2060-]/g, '').normalize('NFKC');
const words = (sheet: readonly PrintedText[]) => plain(sheet.map(({ text }) => text).join(''));

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
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const lightness = (color: string) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
      return (red! + green! + blue!) / 3 / 255;
    };
    return {
      letterhead: texts('header a, footer dd'),
      paragraphs: texts('main :is(h1, h2, h3, p, li, dt, dd, th, td)').filter(
        (text) => text.length > 2,
      ),
      chrome: texts('header nav, header button, footer nav'),
      hasMail: !!document.querySelector('main a[data-address]'),
      leavesTo: [...document.querySelectorAll<HTMLAnchorElement>('main a[target]')].map(
        (link) => link.href,
      ),
      // Printed where the visitor, or WebKit, prints backgrounds.
      grounds: [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
          const has = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
          return has ? [element.outerHTML.slice(0, 80) + part] : [];
        }),
      ),
      paleTexts: [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
        const isPale = lightness(getComputedStyle(element).color) > 0.6;
        return isPale && element.checkVisibility() && element.textContent
          ? [element.outerHTML]
          : [];
      }),
    };
  });

async function print(page: WatchedPage) {
  await page.emulateMedia({ media: 'print' });
  // A button's ground takes 120 ms to go.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  const sheets = await printedSheets(page);
  return { ...(await readPage(page)), sheets };
}

let found: Map<string, ReturnType<typeof print>>;

beforeAll(async () => {
  found = await site.visitEach(
    briefings.map(({ address }) => address),
    print,
    // Paper is white whatever the screen was.
    { colorScheme: 'dark' },
  );
}, 300_000);

test.each(languages)(
  'the home page ends with its call, not with a sheet for its foot (%s)',
  async (language) => {
    const page = await site.open(localizedPath('/', language));
    const call = await page.locator('main h2').last().innerText();
    const { sheets: printed, grounds } = await print(page);
    expect(words(printed.at(-1)!)).toContain(plain(call));
    expect(grounds).toEqual([]);
  },
);

describe.each(briefings)('$address on paper', ({ address, sheets }) => {
  test(`takes ${sheets} of A4, the last of them worth its paper`, async () => {
    const printed = (await found.get(address)!).sheets;
    expect(printed).toHaveLength(sheets);
    const last = printed.at(-1)!;
    const end = Math.max(...last.map(({ baseline }) => baseline));
    expect(end).toBeGreaterThan(paper.height / 4);
  });

  test('begins with a letterhead: name, company, address, register, mail', async () => {
    const { sheets: printed, letterhead } = await found.get(address)!;
    const head = words(printed[0]!.filter(({ baseline }) => baseline < 60 * millimetre));
    expect(letterhead.length).toBeGreaterThan(5);
    for (const line of letterhead) expect(head).toContain(plain(line));
    expect(head).toContain(plain(owner.email));
  });

  test('says all that the page says, each paragraph in one piece', async () => {
    const { sheets: printed, paragraphs, leavesTo } = await found.get(address)!;
    const addresses = leavesTo.map((url) => plain(`(${url})`));
    const texts = printed.map((sheet) =>
      addresses.reduce((text, written) => text.replaceAll(written, ''), words(sheet)),
    );
    const torn = paragraphs.filter((text) => !texts.some((sheet) => sheet.includes(plain(text))));
    expect(torn).toEqual([]);
  });

  test('writes out where one writes to or books', async () => {
    const { sheets: printed, hasMail, leavesTo } = await found.get(address)!;
    const text = words(printed.flat());
    if (hasMail) expect(text).toContain(plain(`: ${owner.email}`));
    for (const url of leavesTo) expect(text).toContain(plain(`(${url})`));
  });

  test('has no bar, no buttons and no links of the foot, and nothing pale or beyond the margins', async () => {
    const { sheets: printed, chrome, paleTexts, grounds } = await found.get(address)!;
    expect(chrome).toEqual([]);
    expect(paleTexts).toEqual([]);
    expect(grounds).toEqual([]);
    const strays = printed
      .flat()
      .filter(
        ({ left, right, baseline }) =>
          left < margin.side - 2 ||
          right > paper.width - margin.side + 2 ||
          baseline < margin.top ||
          baseline > paper.height - margin.top + 2,
      );
    expect(strays).toEqual([]);
  });

  test('is set in 10.5 to 12 points, its letterhead in 8', async () => {
    const sizes = (await found.get(address)!).sheets
      .flat()
      .flatMap(({ text, size }) => Array.from(text, () => size))
      .sort((one, other) => one - other);
    // A case study without a text is little more than its letterhead.
    const median = sizes[Math.floor(sizes.length / 2)]!;
    expect(median).toBeGreaterThanOrEqual(address.includes('case-studies') ? 8 : 10.5);
    expect(median).toBeLessThanOrEqual(12);
  });
});
