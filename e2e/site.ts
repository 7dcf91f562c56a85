/* What a visitor does on the site, and what its tests have in common. */
import { basename, extname } from 'node:path';
import { expect, type Locator, type Page, type Route } from 'playwright/test';

export const phone = { viewport: { width: 390, height: 844 } };

// Opening pages

export const hydratedRoot = (page: Page) => page.locator('html[data-hydrated]');

/** Triggers hydration and waits for it; on small screens also for the dialog. */
export async function hydrate(page: Page): Promise<void> {
  await button(page, 'services').dispatchEvent('pointerover');
  await hydratedRoot(page).waitFor();
  if (await menuButton(page).isVisible())
    await expect(menuButton(page)).toHaveAttribute('aria-haspopup');
}

/** Resolves once a change has been drawn. While a stylesheet loads, Chromium returns the previous styles. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

export const animationsEnd = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

/** Opens a page, hydrates it and marks the document for `isSameDocument`. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
}

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

export const heading = (page: Page) => page.locator('h1');

export const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

/** Follows a link of the footer until the new page's heading has the focus. */
export async function follow(page: Page, path: string): Promise<void> {
  await footerLink(page, path).click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeFocused();
}

export async function showsPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
}

export async function waitForHydratedForm(page: Page): Promise<void> {
  await page.waitForFunction(() => document.forms[0]?.noValidate);
}

/** Opens a form and hydrates it by focusing a field. */
export async function openForm(page: Page, path = '/kontakt'): Promise<void> {
  await page.goto(path);
  await page.locator('[name=firstName]').focus();
  await waitForHydratedForm(page);
}

// The menus

/** The groups of the header, by the names of their buttons in the three languages. */
const groupNames = {
  services: /^(Services|Leistungen|Prestations)$/,
  cases: /^(Case studies|Fallstudien|Études de cas)$/,
  language: /(Language|Sprache|Langue)/,
};
export type Group = keyof typeof groupNames;
export const groups = Object.keys(groupNames) as Group[];

/** The button of a group. On small screens it is hidden. */
export const button = (page: Page, group: Group) =>
  page.getByRole('banner').getByRole('button', { name: groupNames[group], includeHidden: true });

/** The panel, which has no role of its own, beside its button. */
export const panel = (page: Page, group: Group) => button(page, group).locator('~ div');

export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await button(page, 'language').click();
  await panel(page, 'language').locator(`a[data-language=${language}]`).click();
}

export const menuButton = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(Open menu|Menü öffnen|Ouvrir le menu)$/ });

/** The sheet: a popover, once hydrated a dialog. */
export const sheet = (page: Page) => page.getByRole('dialog');

export async function openSheet(page: Page): Promise<Locator> {
  await menuButton(page).click();
  await sheet(page).waitFor();
  await animationsEnd(page);
  return sheet(page);
}

// What goes wrong

/** Replaces text nodes by elements, as page translators do. */
export const translate = (page: Page) =>
  page.locator('body :not(script)').evaluateAll((elements) => {
    for (const text of elements.flatMap(({ childNodes }) => [...childNodes])) {
      if (!(text instanceof Text) || !text.data.trim()) continue;
      const font = document.createElement('font');
      font.textContent = `${text.data} (translated)`;
      text.replaceWith(font);
    }
  });

/** The script that is built of a module of the site. */
export const scriptOf = (module: string) =>
  new RegExp(`/assets/${basename(module, extname(module))}-[^/]*\\.js$`);

/** All scripts but the loader. */
export const reactScripts = /\/assets\/(?!loader-)[^/]+\.js$/;

/** Prevents hydration. Browsers log failed scripts: allow `/Failed to load/`. */
export const blockReact = (page: Page) => page.route(reactScripts, (route) => route.abort());

/** Delays matching requests. Returns a function that releases them. */
export async function delayRequests(
  page: Page,
  requests: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, (route) => released.then(() => answer(route)));
  return release;
}

/** Makes a request; by its end Playwright has reported all that the page made before. */
export const requestInOrder = (page: Page) =>
  page.evaluate(() => fetch('/robots.txt').then(() => {}));
