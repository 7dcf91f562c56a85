import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '../site/i18n/href.js';
import { languageFacts } from '../site/i18n/languageFacts.js';
import { languages } from '../site/i18n/languages.js';
import { openGroups } from './menuSheet.js';
import { openSite, takeOver } from './openSite.js';

const site = openSite();
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const withoutScript = { javaScriptEnabled: false };

const services = ['/beratung', '/ceo-coaching', '/interim-executive', '/leadership-training'];
const cases = ['restructuring', 'growth', 'strategy', 'transfer-pricing', 'coaching', 'tgroup'].map(
  (name) => `/case-studies/${name}`,
);
const twins = languages.map((language) => localizedPath('/beratung', language));
/** What leads somewhere in the bar, from its first link to its last. */
const inOrder = ['/', ...services, ...cases, '/ueber-mich', ...twins, '/kontakt'];
/** Without the pages that the specification does not have. */
const specified = (found: readonly string[]) => found.filter((href) => inOrder.includes(href));

const group = (page: Page, id: string) => page.locator(`[data-menu=${id}]`);
const button = (page: Page, id: string) => group(page, id).locator('> button');
const panel = (page: Page, id: string) => group(page, id).locator('[data-panel]');
const burger = (page: Page) => page.locator('[data-burger]');
const sheet = (page: Page) => page.getByRole('dialog');
const isOpen = (page: Page, id: string) =>
  button(page, id)
    .getAttribute('aria-expanded')
    .then((expanded) => expanded === 'true');
const hrefs = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function openLive(path: string, options: BrowserContextOptions) {
  const page = await site.open(path, options);
  await takeOver(page);
  return page;
}

async function openSheet(path: string, options: BrowserContextOptions = phone, react = true) {
  const page = await site.open(path, options, async (opened) => {
    if (!react) await opened.route('**/assets/*.js', (route) => route.abort());
  });
  if (react) await takeOver(page);
  await burger(page).click();
  await sheet(page).waitFor();
  return page;
}

describe('the bar', () => {
  test('has its entries in order: home, services, case studies, about, language, contact', async () => {
    const page = await site.open('/beratung', desk);
    expect(specified(await hrefs(page, 'header nav a'))).toEqual(inOrder);
    const words = await page.locator('header nav > div > ul > li').allInnerTexts();
    expect(words.map((text) => text.split('\n')[0])).toEqual([
      'Home',
      'Services',
      'Case studies',
      'About',
      'EN',
      'Contact',
    ]);
  });

  test('describes each service', async () => {
    const page = await openLive('/', desk);
    await button(page, 'services').click();
    const lines = await panel(page, 'services').locator('a').allInnerTexts();
    expect(lines.length).toBeGreaterThanOrEqual(services.length);
    for (const text of lines) expect(text.trim().split(/\n+/)).toHaveLength(2);
  });

  test('stays at the top of the window', async () => {
    const page = await site.open('/de/beratung', desk);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect((await page.locator('header[data-intent]').boundingBox())!.y).toBe(0);
  });

  // Its delays, to the millisecond, are in the stories of SiteHeader.
  test('keeps a panel while the pointer goes down into it', async () => {
    const page = await site.open('/', desk, (opened) => opened.clock.install());
    await takeOver(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button(page, 'cases').hover();
    await page.clock.runFor(200);
    const link = (await panel(page, 'cases').locator('a').last().boundingBox())!;
    await page.mouse.move(link.x + 40, link.y + link.height / 2, { steps: 20 });
    await page.clock.runFor(1000);
    expect(await isOpen(page, 'cases')).toBe(true);
  });

  test('opens and closes by a finger', async () => {
    const page = await openLive('/', { ...desk, hasTouch: true });
    await button(page, 'services').tap();
    await expect.poll(() => isOpen(page, 'services')).toBe(true);
    await button(page, 'cases').tap();
    await expect.poll(() => isOpen(page, 'cases')).toBe(true);
    expect(await isOpen(page, 'services')).toBe(false);
    await button(page, 'cases').tap();
    await expect.poll(() => isOpen(page, 'cases')).toBe(false);
  });

  test.each(['Enter', 'Space'])(
    'opens by %s, leads in by Tab, closes by Escape and gives the focus back',
    async (key) => {
      const page = await openLive('/', desk);
      await button(page, 'services').focus();
      await page.keyboard.press(key);
      await expect.poll(() => isOpen(page, 'services')).toBe(true);
      await page.keyboard.press('Tab');
      const first = panel(page, 'services').locator('a').first();
      expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page, 'services')).toBe(false);
      const back = await button(page, 'services').evaluate((it) => it === document.activeElement);
      expect(back).toBe(true);
      await page.keyboard.press(key);
      await expect.poll(() => isOpen(page, 'services')).toBe(true);
      await page.keyboard.press(key);
      await expect.poll(() => isOpen(page, 'services')).toBe(false);
    },
  );

  test.each(languages.flatMap((language) => [1440, 1024].map((width) => ({ language, width }))))(
    'has panels of 400 px inside a window of $width px ($language)',
    async ({ language, width }) => {
      const page = await openLive(localizedPath('/', language), {
        viewport: { width, height: 900 },
      });
      for (const id of ['services', 'cases', 'language']) {
        await button(page, id).press('Enter');
        const box = (await panel(page, id).boundingBox())!;
        expect(box.width).toBe(id === 'language' ? 200 : 400);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(900);
      }
    },
  );

  test('closes when a link is chosen', async () => {
    const page = await openLive('/', desk);
    await button(page, 'cases').click();
    await panel(page, 'cases').locator('a[href$=growth]').click();
    await page.waitForURL('**/case-studies/growth');
    await expect.poll(() => isOpen(page, 'cases')).toBe(false);
  });

  test.each([
    ['/', 'Home', null],
    ['/de/ceo-coaching', 'CEO-Coaching', 'services'],
    ['/case-studies/strategy', 'Strategy workshop', 'cases'],
    ['/fr/ueber-mich', 'À propos', null],
    ['/kontakt', 'Contact', null],
  ])('marks where one is at %s', async (path, _name, groupId) => {
    const page = await site.open(path, desk);
    expect(await hrefs(page, 'header nav a[aria-current=page]')).toEqual([path]);
    const marked = page.locator('header nav button[aria-current=true]');
    expect(await marked.count()).toBe(groupId ? 1 : 0);
    if (path === '/kontakt') return;
    const shown = groupId ? marked : page.locator('header nav a[aria-current=page]');
    const underlines = await shown.evaluate((entry) => getComputedStyle(entry).backgroundSize);
    expect(underlines).not.toMatch(/^0(px|%)? /);
  });

  test('offers the languages with flag, code and name', async () => {
    const page = await openLive('/de/beratung', desk);
    await button(page, 'language').click();
    const links = panel(page, 'language').locator('a');
    expect((await links.allInnerTexts()).map((text) => text.split(/\s+/))).toEqual(
      languages.map((language) => [language.toUpperCase(), languageFacts[language].name]),
    );
    expect(await links.locator('svg').count()).toBe(languages.length);
    expect(await hrefs(page, '[data-menu=language] [data-panel] a')).toEqual(twins);
  });
});

describe('the sheet on small screens', () => {
  test.each([
    [390, 300],
    [640, 400],
    [320, 264],
  ])('is, in a window of %i px, %i px wide', async (width, expected) => {
    const page = await openSheet('/de/', {
      viewport: { width, height: 800 },
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const { x, y, width: wide, height } = (await sheet(page).boundingBox())!;
    expect(Math.round(wide)).toBe(expected);
    expect({ x: Math.round(x), y, height }).toEqual({ x: width - expected, y: 0, height: 800 });
  });

  test.each([true, false])(
    'has the links of the bar in its order (React in charge: %s)',
    async (react) => {
      const page = await openSheet('/beratung', phone, react);
      await openGroups(sheet(page));
      expect(specified(await hrefs(page, '[role=dialog] a'))).toEqual(inOrder);
      const flags = sheet(page).locator('a[data-language] svg');
      expect(await flags.count()).toBe(languages.length);
    },
  );

  test.each([true, false])(
    'has two groups that open and close (React in charge: %s)',
    async (react) => {
      const page = await openSheet('/', phone, react);
      for (const [name, href] of [
        ['Services', '/beratung'],
        ['Case studies', '/case-studies/growth'],
      ] as const) {
        const link = sheet(page).locator(`a[href="${href}"]`);
        const head = sheet(page).locator('button, summary').filter({ hasText: name });
        expect(await link.isVisible()).toBe(false);
        await head.click();
        await link.waitFor({ state: 'visible' });
        await head.press('Enter');
        await link.waitFor({ state: 'hidden' });
      }
    },
  );

  test('has the group open that the page belongs to', async () => {
    const page = await openSheet('/de/interim-executive');
    const here = sheet(page).locator('a[aria-current=page]');
    expect(await here.isVisible()).toBe(true);
    expect(await here.getAttribute('href')).toBe('/de/interim-executive');
  });

  test.each([true, false])(
    'closes by Escape, by its button and beside it, and gives the focus back (React in charge: %s)',
    async (react) => {
      const page = await openSheet('/', phone, react);
      const closings = [
        () => page.keyboard.press('Escape'),
        () => sheet(page).getByRole('button', { name: 'Close menu' }).click(),
        () => page.mouse.click(20, 700),
      ];
      for (const close of closings) {
        if (!(await sheet(page).isVisible())) await burger(page).click();
        await sheet(page).waitFor();
        await close();
        await sheet(page).waitFor({ state: 'hidden' });
        // A click beside a popover leaves the focus to what was clicked, as the browser has it.
        if (!react && close === closings[2]) break;
        await expect
          .poll(() => burger(page).evaluate((it) => it === document.activeElement))
          .toBe(true);
      }
    },
  );

  test('closes when a link is chosen, and the focus goes to the heading of the page that comes', async () => {
    const page = await openSheet('/');
    await sheet(page).locator('a[href="/ueber-mich"]').click();
    await page.waitForURL('**/ueber-mich');
    await sheet(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  });

  test('closes by Back, which leaves the page only then', async () => {
    const page = await openSheet('/ueber-mich');
    await page.goBack();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/ueber-mich');
    await burger(page).click();
    await sheet(page).locator('a[href="/kontakt"]').click();
    await page.waitForURL('**/kontakt');
    // The open sheet was a place in the history; the page that was chosen has taken it.
    await page.goBack();
    await page.waitForURL('**/ueber-mich');
    await expect.poll(() => page.locator('h1').textContent()).not.toContain('talk about');
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  });

  test('keeps the focus inside, and hides the page behind from assistive technology', async () => {
    const page = await openSheet('/');
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press(press < 10 ? 'Tab' : 'Shift+Tab');
      const inside = await sheet(page).evaluate((it) => it.contains(document.activeElement));
      expect(inside).toBe(true);
    }
    expect(await page.locator('main').evaluate((it) => !!it.closest('[aria-hidden=true]'))).toBe(
      true,
    );
  });

  test.each([true, false])(
    'keeps the page behind it from scrolling (React in charge: %s)',
    async (react) => {
      const page = await openSheet('/', phone, react);
      await page.mouse.move(20, 600);
      await page.mouse.wheel(0, 800);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'hidden' });
      await page.mouse.wheel(0, 800);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      // Done by the stylesheet: an injected style element would violate the policy.
      const refused = page.complaints.filter((it) => it.startsWith('Content-Security-Policy'));
      expect(refused).toEqual([]);
    },
  );
});

describe('the footer', () => {
  test.each(languages)('leads on and names the year (%s)', async (language) => {
    const page = await site.open(localizedPath('/ueber-mich', language), withoutScript);
    const own = ['/beratung', '/case-studies/restructuring', '/ueber-mich', '/termine-anmeldung'];
    const legal = ['/kontakt', '/impressum', '/datenschutz'];
    const links = await hrefs(page, 'footer a[href^="/"]');
    expect(links).toEqual([...own, ...legal].map((path) => localizedPath(path, language)));
    const call = page.locator('footer a[target=_blank]');
    expect(await call.count()).toBe(1);
    expect(await call.getAttribute('rel')).toContain('noopener');
    const year = String(new Date().getFullYear());
    expect(await page.locator('footer').innerText()).toContain(`© ${year}`);
  });

  test('has three columns on a wide screen', async () => {
    const page = await site.open('/', desk);
    const tops = await page
      .locator('footer h2')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  test('says the year of the visit, not of the build', async () => {
    const page = await site.open('/de/', desk, (opened) =>
      opened.clock.setFixedTime(new Date('2031-03-01T12:00:00Z')),
    );
    await page.locator('[data-burger]').dispatchEvent('pointerover');
    await expect.poll(() => page.locator('footer').innerText()).toContain('© 2031');
  });
});

describe('without JavaScript', () => {
  test('opens each panel under the pointer, with every link in reach', async () => {
    const page = await site.open('/beratung', { ...desk, ...withoutScript });
    for (const [id, links] of [
      ['services', services],
      ['cases', cases],
      ['language', twins],
    ] as const) {
      await button(page, id).hover();
      for (const href of links) {
        const link = panel(page, id).locator(`a[href="${href}"]`);
        await link.waitFor({ state: 'visible' });
        await link.click({ trial: true });
      }
    }
  });

  test('opens each panel for the focus, and leads the Tab key through all links', async () => {
    const page = await site.open('/beratung', { ...desk, ...withoutScript });
    const reached: string[] = [];
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const href = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('nav') ? activeElement.getAttribute('href') : null;
      });
      if (href) reached.push(href);
    }
    expect(specified(reached)).toEqual(inOrder);
  });

  test('opens the sheet and its groups, and follows their links', async () => {
    const page = await site.open('/beratung', { ...phone, ...withoutScript });
    await burger(page).click();
    await sheet(page).waitFor();
    await sheet(page).locator('summary').last().click();
    for (const href of inOrder) {
      await sheet(page).locator(`a[href="${href}"]`).first().click({ trial: true });
    }
    await sheet(page).locator('a[href="/case-studies/tgroup"]').click();
    await page.waitForURL('**/case-studies/tgroup');
  });
});
