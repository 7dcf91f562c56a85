import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { localizedPath } from '../site/i18n/href.js';
import { languageFacts } from '../site/i18n/languageFacts.js';
import { languages, type Language } from '../site/i18n/languages.js';
import { collectAnnouncements, listen } from './inspect/speech.js';
import { openSite, takeOver } from './openSite.js';

const site = openSite();
const endpoint = '**/.netlify/functions/send-contact-email';

async function press(page: Page, key: string, times = 1) {
  for (let left = times; left > 0; left -= 1) await page.keyboard.press(key);
}

/**
 * The approved text is read by a person who looks at nothing else; `npx vitest run --project e2e
 * speech -u` writes it anew.
 */
test('what a screen reader is told is what was approved', async () => {
  const told: string[] = [];
  for (const language of languages) {
    told.push(`# ${languageFacts[language].name}`, await visit(language), '');
  }
  await expect(told.join('\n')).toMatchFileSnapshot('speech/approved.txt');
});

async function visit(language: Language): Promise<string> {
  const page = await site.open(
    localizedPath('/beratung', language),
    { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    (opened) => opened.addInitScript(collectAnnouncements),
  );
  await takeOver(page);
  const posts: Route[] = [];
  await page.route(endpoint, (route) => void posts.push(route));
  const answer = async (status: number) => {
    await expect.poll(() => posts.length).toBe(1);
    await posts.shift()!.fulfill({ status, body: '{}' });
  };
  const { note, focus, hear, lines } = await listen(page);

  note('The Tab key, from the top of the page');
  for (let stop = 0; stop < 4; stop += 1) {
    await press(page, 'Tab');
    await focus();
  }
  note('Enter, then Tab');
  await press(page, 'Enter');
  await page.locator('[data-menu=services] > button[aria-expanded=true]').waitFor();
  await focus();
  await press(page, 'Tab');
  await focus();
  note('Escape');
  await press(page, 'Escape');
  await page.locator('[data-menu=services] > button[aria-expanded=false]').waitFor();
  await focus();

  note('The link to the contact page, by Enter');
  await page.locator('header nav a').last().focus();
  await focus();
  await press(page, 'Enter');
  await page.waitForURL(`**${localizedPath('/kontakt', language)}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  await hear();
  await focus();

  note('The Tab key through the form');
  const isAtButton = () => page.evaluate(() => document.activeElement?.matches('[type=submit]'));
  for (let stop = 0; stop < 20 && !(await isAtButton()); stop += 1) {
    await press(page, 'Tab');
    await focus();
  }

  note('Enter, with every field empty');
  await press(page, 'Enter');
  await hear();
  await focus();

  note('Enter, with an email address that is none');
  const values = {
    firstName: 'Clara',
    lastName: 'Vogt',
    email: 'clara.vogt@',
    subject: 'Succession',
    message: 'Good morning',
  };
  for (const [name, value] of Object.entries(values)) await page.fill(`[name=${name}]`, value);
  await page.focus('[name=email]');
  await press(page, 'Enter');
  await hear();
  await focus();

  note('The address completed, Enter on the button');
  await page.keyboard.type('example.com');
  await page.focus('form button[type=submit]');
  await focus();
  await press(page, 'Enter');
  await hear();
  await focus();
  note('It cannot be delivered');
  await answer(503);
  await hear();
  await page.locator('form [role=group]').waitFor();
  await focus();

  note('The Tab key to “Try again”, Enter');
  await press(page, 'Tab', 3);
  await focus();
  await press(page, 'Enter');
  await hear();
  await answer(202);
  note('It is delivered');
  await hear();

  note('Text near its limit, and a pause');
  await page.fill('[name=message]', 'a'.repeat(1990));
  await hear();

  // Whoever the owner is, what is approved stays the same.
  const brand = await page.locator('header a').first().innerText();
  return lines.join('\n').replace(`\n  ${brand}, `, '\n  {name}, ');
}
