import { describe, expect, test } from 'vitest';
import { pagePath } from '../site/i18n/pagePath.js';
import { languages } from '../site/i18n/languages.js';
import { paths } from '../site/paths.js';
import { formTakenOver, openSite } from './openSite.js';

const site = openSite();

/** The area of interest that a question about each case belongs to. */
const cases = [
  { study: 'restructuringCase', question: 'restructuringQuestion', service: 'interim' },
  { study: 'growthCase', question: 'growthQuestion', service: 'interim' },
  { study: 'strategyCase', question: 'strategyQuestion', service: 'strategy' },
  { study: 'transferPricingCase', question: 'transferPricingQuestion', service: 'strategy' },
  { study: 'coachingCase', question: 'coachingQuestion', service: 'coaching' },
  { study: 'tgroupCase', question: 'tgroupQuestion', service: 'training' },
] as const;

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test.each(languages)('each case opens the form with subject and area (%s)', async (language) => {
    const page = await site.open('/', { javaScriptEnabled });
    for (const { study, question, service } of cases) {
      await page.goto(site.url() + pagePath(study, language));
      const heading = await page.locator('h1').innerText();
      await page
        .locator(`main a[href="${pagePath(question, language)}"]`)
        .first()
        .click();
      await page.waitForURL(`**${pagePath(question, language)}`);
      const subject = await page.locator('[name=subject]').inputValue();
      expect(subject.replaceAll(/\s/g, ' ')).toContain(heading.replaceAll(/\s/g, ' '));
      expect(await page.locator('[name=service]').inputValue()).toBe(service);
    }
  });
});

test('what came filled in is no draft, what was typed follows to the next case', async () => {
  const page = await site.open(paths.growthQuestion);
  await page.locator('[name=message]').focus();
  await formTakenOver(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.locator('[name=message]').fill('We are about to leave our group.');
  await page.goto(site.url() + paths.coachingQuestion);
  await formTakenOver(page);
  expect(await page.locator('[name=message]').inputValue()).toContain('leave our group');
  expect(await page.locator('[name=service]').inputValue()).toBe('coaching');
});
