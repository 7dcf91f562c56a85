import { expect, follow, triggerHydration, test } from './fixtures.js';

test('the foot links to its seven pages', async ({ page }) => {
  await page.goto('/ueber-mich');
  const foot = page.getByRole('contentinfo');
  const own = ['/beratung', '/case-studies/restructuring', '/ueber-mich', '/termine-anmeldung'];
  const legal = ['/kontakt', '/impressum', '/datenschutz'];
  const links = await foot
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([...own, ...legal]);
});

test('the foot says the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/de/');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('© 2031');
  await triggerHydration(page);
  await expect(foot).toContainText('© 2031');
  await follow(page, '/de/kontakt');
  await expect(foot).toContainText('© 2031');
});
