import type { Locator, Page } from 'playwright';

/** Opens the sheet of small screens once React is in charge of it. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.locator('[data-burger][aria-haspopup]').click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  return sheet;
}

/** Opens both groups of the sheet, whichever of them is open already. */
export async function openGroups(sheet: Locator): Promise<void> {
  for (const group of await sheet.locator('[aria-expanded]').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  }
}
