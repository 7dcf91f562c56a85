import { expect, openForm, openHydrated, phone, test } from './fixtures.js';
import { button, openSheet, panel } from './menus.js';

// Approved accessibility trees in ariaSnapshots/. Update after a change of texts: `npm run
// test:e2e -- ariaSnapshots -u`. The other languages have the same elements.
const ifMeant = 'if that is meant: npm run test:e2e -- ariaSnapshots -u, and read what it writes';

test.describe('a screen reader is told', () => {
  test('the bar with a panel open', async ({ page }) => {
    await openHydrated(page, '/beratung');
    await button(page, 'services').press('Enter');
    await expect(panel(page, 'services')).toBeVisible();
    const bar = page.getByRole('banner');
    await expect(bar, ifMeant).toMatchAriaSnapshot({ name: 'bar.aria.yml' });
  });

  test('the sheet', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await openHydrated(page, '/beratung');
    await expect(await openSheet(page), ifMeant).toMatchAriaSnapshot({ name: 'sheet.aria.yml' });
  });

  test('the form with an error', async ({ page }) => {
    await openForm(page, '/kontakt');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText(/\S/);
    await expect(page.locator('form'), ifMeant).toMatchAriaSnapshot({ name: 'form.aria.yml' });
  });

  // Written by hand: only what doesn't change with the seminars.
  test('a seminar that is over', async ({ page }) => {
    await page.goto('/termine-anmeldung');
    const seminar = page
      .getByRole('table')
      .filter({ has: page.locator('time') })
      .first();
    await expect(seminar, ifMeant).toMatchAriaSnapshot({ name: 'schedule.aria.yml' });
  });

  // Written by hand: only what doesn't change with the case's text.
  test('a case', async ({ page }) => {
    await page.goto('/case-studies/growth');
    await expect(page.locator('main'), ifMeant).toMatchAriaSnapshot({ name: 'case.aria.yml' });
  });
});
