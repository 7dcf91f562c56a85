import { localizedPath } from '../site/i18n/localizedPath.js';
import { languages } from '../site/i18n/languages.js';
import { expect, openForm, openHydrated, phone, test } from './fixtures.js';
import { button, openSheet, panel } from './menus.js';

// What a screen reader is told, approved by someone who read it: the files in speech/. After a change of
// words `npm run test:e2e -- speech -u` writes them anew.
const ifMeant = 'if that is meant: npm run test:e2e -- speech -u, and read what it writes';

for (const language of languages) {
  test.describe(`a screen reader is told (${language})`, () => {
    test('the bar with a panel open', async ({ page }) => {
      await openHydrated(page, localizedPath('/beratung', language));
      await button(page, 'services').press('Enter');
      await expect(panel(page, 'services')).toBeVisible();
      const bar = page.getByRole('banner');
      const name = `bar-${language}.aria.yml`;
      await expect(bar, ifMeant).toMatchAriaSnapshot({ name });
      // An addition counts as a change, too: a link beside its like.
      await bar
        .getByRole('link')
        .last()
        .evaluate((it) => it.after(it.cloneNode(true)));
      await expect(bar).not.toMatchAriaSnapshot({ name });
    });

    test('the sheet', async ({ page }) => {
      await page.setViewportSize(phone.viewport);
      await openHydrated(page, localizedPath('/beratung', language));
      await expect(await openSheet(page), ifMeant).toMatchAriaSnapshot({
        name: `sheet-${language}.aria.yml`,
      });
    });

    test('the form with an error', async ({ page }) => {
      await openForm(page, localizedPath('/kontakt', language));
      await page.locator('form button[type=submit]').click();
      await expect(page.getByRole('alert')).toContainText(/\S/);
      await expect(page.locator('form'), ifMeant).toMatchAriaSnapshot({
        name: `form-${language}.aria.yml`,
      });
    });

    // By hand: only what stays when seminars come and go.
    test('the table of seminars', async ({ page }) => {
      await page.goto(localizedPath('/termine-anmeldung', language));
      await expect(page.getByRole('table').first(), ifMeant).toMatchAriaSnapshot({
        name: `schedule-${language}.aria.yml`,
      });
    });

    // By hand: without what changes with the case's text.
    test('a case', async ({ page }) => {
      await page.goto(localizedPath('/case-studies/growth', language));
      await expect(page.locator('main'), ifMeant).toMatchAriaSnapshot({
        name: `case-${language}.aria.yml`,
      });
    });
  });
}
