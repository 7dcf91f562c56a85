import { expect, type Locator, type Page } from 'playwright/test';

export type Group = 'services' | 'cases' | 'language';

/** The button of a group in the bar. */
export const button = (page: Page, group: Group) => page.locator(`[data-menu=${group}] > button`);

/** The panel below it. */
export const panel = (page: Page, group: Group) =>
  page.locator(`[data-menu=${group}] [data-panel]`);

/** The button that opens the sheet of small screens. */
export const menuButton = (page: Page) => page.locator('[data-burger]');

/** The sheet: a popover until React has taken over, then a dialog. */
export const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the sheet and waits until it has come to rest. */
export async function openSheet(page: Page): Promise<Locator> {
  await menuButton(page).click();
  await sheet(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return sheet(page);
}

/** Opens both groups of the sheet. */
export async function openGroups(page: Page): Promise<void> {
  const closed = sheet(page).locator('[aria-expanded=false]');
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
}
