import { expect, type Locator, type Page } from 'playwright/test';

const groups = ['services', 'cases', 'language'] as const;

export type Group = (typeof groups)[number];

/** The groups of the header. */
export const barGroups = (page: Page) => page.locator('header nav > div > ul > li:has(> button)');

const group = (page: Page, name: Group) => barGroups(page).nth(groups.indexOf(name));

/** The button of a group in the header. */
export const button = (page: Page, name: Group) => group(page, name).locator('> button');

/** The panel of a group. */
export const panel = (page: Page, name: Group) => group(page, name).locator('> div');

export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await button(page, 'language').click();
  await panel(page, 'language').locator(`a[data-language=${language}]`).click();
}

/** The button that opens the sheet of small screens. */
export const menuButton = (page: Page) => page.locator('header > div > button');

/** The sheet: a popover, once hydrated a dialog. */
export const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the sheet and waits for its animation. */
export async function openSheet(page: Page): Promise<Locator> {
  await menuButton(page).click();
  await sheet(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return sheet(page);
}

export async function openGroups(page: Page): Promise<void> {
  const closed = sheet(page).locator('details:not([open]) > summary');
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
}
