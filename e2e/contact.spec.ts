import type { Page, Request } from 'playwright/test';
import { endpoint, fields, mapFields, requiredFields } from '../packages/contact/src/index.js';
import { paths } from '../site/paths.js';
import {
  expect,
  forbidStorage,
  waitForHydratedForm,
  delayRequests,
  openForm,
  phone,
  reactScripts,
  test,
  blockReact,
} from './fixtures.js';
import { animatedElements } from './inspect/userPreferences.js';
import { chooseLanguage } from './menus.js';

/** Valid texts for the fields. */
const message: Record<string, string> = {
  ...mapFields((field) => `Text of ${field}`),
  firstName: 'Clara',
  lastName: 'Vogt',
  email: 'müller@example.com',
  subject: 'Nachfolge „ohne Eile“',
  message: 'Erste Zeile\n\n<b>zweite</b> & "dritte"',
  service: 'coaching',
};
type Values = Record<string, string>;
const nothing: Values = mapFields(() => '');

async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name=${name}]`);
    await (name === 'service' ? field.selectOption(value) : field.fill(value));
  }
}

async function expectValues(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  }
}

const submitButton = (page: Page) => page.locator('form button[type=submit]');
const send = (page: Page) => submitButton(page).click();
const invalid = (page: Page) => page.locator('form [aria-invalid=true]');
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });
const outageNotice = (page: Page) =>
  page.getByRole('group', { name: 'Your message could not be sent' });
const sentNotice = (page: Page) =>
  page.getByRole('group', { name: 'Your message is on its way to me' });
const toast = (page: Page) => page.getByRole('region').getByRole('listitem');
const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

/**
 * Responds to posts with these statuses in turn, repeating the last one, and records the requests.
 */
async function mockResponses(page: Page, ...answers: (number | 'no answer')[]): Promise<Request[]> {
  const posts: Request[] = [];
  await page.route(endpoint, (route) => {
    const status = answers[Math.min(posts.length, answers.length - 1)]!;
    posts.push(route.request());
    return status === 'no answer' ? route.abort() : route.fulfill({ status, json: {} });
  });
  return posts;
}

test.describe('the contact form', { tag: '@engines' }, () => {
  test('names the first issue beside its field and aloud, and goes there', async ({ page }) => {
    await openForm(page, '/de/kontakt');
    const posts = await mockResponses(page, 202);
    const wrong = { ...message, lastName: '', email: 'clara.vogt@' };
    await fill(page, wrong);
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Nachname');
    await expect(invalid(page)).toHaveCount(1);
    await expect(invalid(page)).toHaveAttribute('name', 'lastName');
    await expect(invalid(page)).toBeFocused();
    await expect(invalid(page)).toHaveAccessibleDescription(/Nachname/);
    expect(posts).toEqual([]);
    await expectValues(page, wrong);
    await fill(page, { lastName: 'C' });
    await expect(invalid(page)).toHaveCount(0);
  });

  test('posts exactly the fields once, however often one submits', async ({ page }) => {
    await openForm(page, '/de/kontakt');
    await fill(page, message);
    const posts: Request[] = [];
    const release = await delayRequests(page, endpoint, (route) => {
      posts.push(route.request());
      return route.fulfill({ status: 202, json: {} });
    });
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(submitButton(page)).toBeDisabled();
    await page.locator('[name=subject]').press('Enter');
    release();
    await expect(submitButton(page)).toBeEnabled();
    expect(posts).toHaveLength(1);
    expect(posts[0]!.postDataJSON()).toEqual(message);
    expect(posts[0]!.headers()).toMatchObject({
      'content-type': 'application/json',
      'content-language': 'de',
    });
    expect(posts[0]!.headers()).not.toHaveProperty('form-honeypot');
  });

  test('is empty once the message is sent, says so, and forgets the draft', async ({ page }) => {
    await openForm(page);
    await mockResponses(page, 202);
    await fill(page, message);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toContainText(
      "I'll get back to you soon.",
    );
    expect(await stored(page)).toEqual([]);
    // The notice stays above the empty form.
    await expect(sentNotice(page)).toBeFocused();
    await expect(sentNotice(page)).toBeInViewport({ ratio: 1 });
    await expect(submitButton(page)).toHaveText('Send Message');
    await expectValues(page, nothing);
  });

  test('marks what a program filled into the honeypot, and sends it all the same', async ({
    page,
  }) => {
    await openForm(page);
    const posts = await mockResponses(page, 202);
    await fill(page, message);
    await page.locator('[name=reference2]').evaluate((honeypot: HTMLInputElement) => {
      honeypot.value = 'https://example.com';
    });
    await send(page);
    await expect.poll(() => posts[0]?.headers()['form-honeypot']).toBe('1');
    expect(posts[0]!.postDataJSON()).toEqual(message);
  });
});

test.describe('a field that is wrong is in view beside the notice', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const viewport of [
    phone.viewport,
    { width: 1366, height: 768 },
    { width: 320, height: 256 },
  ]) {
    test(`in a window of ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openForm(page, '/de/kontakt');
      for (const name of ['firstName', 'email', 'subject'] as const) {
        await fill(page, { ...message, [name]: '' });
        await send(page);
        await expect(page.locator(`[name=${name}]`)).toBeFocused();
        const isClear = () =>
          toast(page).evaluate((shown, fieldName) => {
            const field = document.querySelector<HTMLInputElement>(`[name=${fieldName}]`)!;
            const label = field.labels![0]!.getBoundingClientRect();
            const { left, right, bottom } = field.getBoundingClientRect();
            // In a very low window the label fits beside the notice.
            const end = innerHeight < 400 ? label.bottom : bottom;
            const notice = shown.getBoundingClientRect();
            const isBeside =
              right <= notice.left ||
              left >= notice.right ||
              end <= notice.top ||
              label.top >= notice.bottom;
            return isBeside && label.top >= 0 && end <= innerHeight;
          }, name);
        await expect.poll(isClear).toBe(true);
        expect(await animatedElements(page), 'motion that is left').toEqual([]);
      }
    });
  }
});

test.describe('a message that cannot be sent', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /not sent|Failed to load/ });

  for (const [failure, storage] of [
    [503, 'open'],
    ['no answer', 'forbidden'],
  ] as const) {
    test(`is kept whole, may go by mail, and is sent by “Try again” (${failure}, storage ${storage})`, async ({
      page,
    }) => {
      if (storage === 'forbidden') await forbidStorage(page);
      await openForm(page);
      const posts = await mockResponses(page, failure, 202);
      await fill(page, message);
      await send(page);
      await expect(outageNotice(page)).toBeFocused();
      await expect(page.getByText('Please try again or email me directly.').first()).toBeVisible();
      await expectValues(page, message);
      const mail = outageNotice(page).getByRole('link', { name: 'Open the email draft' });
      await expect(mail).toHaveAttribute('href', /Nachfolge.*Erste%20Zeile.*Clara%20Vogt/);
      await fill(page, { subject: 'Neuer Betreff' });
      await expect(mail).toHaveAttribute('href', /subject=Neuer%20Betreff/);
      await fill(page, message);
      await retryButton(page).click();
      await expectValues(page, nothing);
      expect(posts.map((post) => post.postDataJSON() as unknown)).toEqual([message, message]);
    });
  }

  // `onLine` can be false on a working network: mdn/content#30402.
  test('is posted even if `navigator.onLine` is false, with a note', async ({ page }) => {
    const setOnline = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    };
    await page.addInitScript(setOnline, false);
    await openForm(page);
    const posts = await mockResponses(page, 503, 202);
    await fill(page, message);
    await send(page);
    const status = outageNotice(page).locator('[aria-live]');
    await expect(status).toContainText('You seem to be offline.');
    expect(posts).toHaveLength(1);
    await page.evaluate(setOnline, true);
    await expect(status).toContainText('can be sent now');
    await retryButton(page).click();
    await expect(sentNotice(page)).toBeFocused();
  });

  for (const canCopy of [true, false]) {
    test(`is copied if it is too long for a draft, ${canCopy ? 'by a button' : 'or selected'}`, async ({
      page,
    }) => {
      await page.addInitScript((works) => {
        const writeText = (text: string) =>
          works ? Promise.resolve(void (window.name = text)) : Promise.reject(new Error());
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      }, canCopy);
      await openForm(page);
      await mockResponses(page, 503);
      const long = 'é'.repeat(1000);
      await fill(page, { ...message, message: long });
      await send(page);
      const mail = outageNotice(page).getByRole('link', { name: 'Open the email draft' });
      await expect(mail).toHaveAttribute('href', /body=Hello%2C(%0D%0A)+$/);
      await outageNotice(page).getByRole('button', { name: 'Copy your message' }).click();
      if (canCopy) {
        await expect(outageNotice(page)).toContainText('Your message is copied.');
        expect(await page.evaluate(() => window.name)).toMatch(/^é{1000}\n\nClara Vogt\n/);
      } else {
        await expect(page.locator('form')).toContainText('Your message is selected');
        await expect(page.locator('[name=message]')).toBeFocused();
        expect(await page.evaluate(() => String(getSelection()))).toBe(long);
      }
    });
  }
});

test.describe('without the module of the notices', () => {
  test.use({ allowedErrors: /Failed to load/ });

  test('the form itself says what has happened', async ({ page }) => {
    await page.route('**/assets/Toast-*.js', (route) => route.abort());
    await openForm(page);
    await mockResponses(page, 202);
    await send(page);
    await expect(page.locator('form').getByText('First name is required').last()).toBeVisible();
    await fill(page, message);
    await send(page);
    await expect(sentNotice(page)).toBeFocused();
  });
});

test.describe('the draft', { tag: '@engines' }, () => {
  test('survives a reload, says so, and can be discarded', async ({ page }) => {
    await openForm(page, '/fr/kontakt');
    await fill(page, message);
    await page.reload();
    await expect(page.getByText('Votre brouillon est toujours là.')).toBeVisible();
    await expectValues(page, message);
    await page.getByRole('button', { name: 'Effacer le formulaire' }).click();
    await expectValues(page, nothing);
    expect(await stored(page)).toEqual([]);
    await expect(page.getByText('Votre brouillon')).toHaveCount(0);
  });

  test('is there after Back and in another language, but not in another tab', async ({
    page,
    context,
  }) => {
    await openForm(page);
    await fill(page, message);
    await page.goto('/ueber-mich');
    await page.goBack();
    await waitForHydratedForm(page);
    await expectValues(page, message);
    await chooseLanguage(page, 'fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await waitForHydratedForm(page);
    await expectValues(page, message);
    const other = await context.newPage();
    await openForm(other);
    await expectValues(other, nothing);
  });
});

test.describe('what is typed before hydration', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /Minified React error|Hydration|Failed to load|stays plain HTML/ });

  // Extensions change the page before its scripts run: darkreader/darkreader#8842,
  // facebook/react#24430.
  for (const [kind, change] of [
    ['left alone', () => {}],
    ['added to', (email: Element) => email.after(document.createElement('com-manager-icon'))],
    // The number of elements and letters is unchanged, so that React finds out during hydration.
    ['rearranged', (email: Element) => email.after(email.closest('form')!.querySelector('h2')!)],
  ] as const) {
    test(`stays in a form that is ${kind} before any script runs`, async ({ page }) => {
      await page.addInitScript(`document.addEventListener('readystatechange', () => {
        const email = document.readyState === 'interactive' && document.querySelector('[name=email]');
        if (email) (${change})(email);
      })`);
      const release = await delayRequests(page, reactScripts);
      await page.goto('/kontakt');
      await fill(page, message);
      release();
      await page.waitForLoadState('networkidle');
      if (kind === 'added to') {
        // Hydration has failed, and is not only late.
        await expect(page.locator('html[data-script-opens-menus]')).toHaveCount(0);
        await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
        await expect(page.locator('com-manager-icon')).toHaveCount(1);
      } else {
        await waitForHydratedForm(page);
        await expect(page.getByText('Your draft')).toHaveCount(kind === 'rearranged' ? 1 : 0);
      }
      await expectValues(page, message);
    });
  }

  test('stays in a form that React rebuilds, also where the browser allows no storage', async ({
    page,
  }) => {
    await forbidStorage(page);
    const release = await delayRequests(page, reactScripts);
    await page.goto('/kontakt');
    await page
      .locator('h1')
      .evaluate((element) => (element.textContent = [...element.textContent].reverse().join('')));
    await fill(page, message);
    release();
    await waitForHydratedForm(page);
    await expect(page.locator('h1')).toHaveText('What would you like to talk about?');
    await expectValues(page, message);
  });

  test('is cleared once the browser has sent the form, and the button shows ‘Sending...’', async ({
    page,
  }) => {
    await blockReact(page);
    await page.goto('/kontakt');
    await fill(page, message);
    expect(await stored(page)).toHaveLength(1);
    // Playwright waits for the response. A page that is left shows the sending label, too.
    await submitButton(page).evaluate((element) =>
      addEventListener('submit', () => (window.name = element.textContent)),
    );
    await send(page);
    await expect(page).toHaveURL('/kontakt/danke');
    await expect.poll(() => stored(page)).toEqual([]);
    expect(await page.evaluate(() => window.name)).toBe('Sending...');
    await page.goBack();
    await expect(submitButton(page)).toHaveText('Send Message');
  });
});

test.describe('without JavaScript', { tag: '@engines' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks what is required, and nothing is called invalid before', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    const form = page.locator('form');
    await expect(form).not.toHaveAttribute('novalidate');
    await expect(form.locator('[required]')).toHaveCount(requiredFields.length);
    await expect(form.locator('[maxlength]')).toHaveCount(0);
    // Firefox exposes empty required fields as invalid unless `aria-invalid` is false.
    await expect(form.locator('[aria-invalid=false]')).toHaveCount(fields.length);
    await send(page);
    await expect(page.locator('[name=firstName]')).toBeFocused();
    await expect(page).toHaveURL('/kontakt');
  });

  test('a wrong field leads to a page that says so, Back to what was typed, and what is right to thanks', async ({
    page,
  }) => {
    await page.goto('/de/kontakt');
    const wrong = { ...message, email: 'clara.vogt@' };
    await fill(page, wrong);
    await page.locator('[name=subject]').press('Enter');
    await expect(page).toHaveURL('/de/kontakt/angaben-pruefen');
    await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', /Guten%20Tag/);
    await page.goBack();
    await expectValues(page, wrong);
    await fill(page, { email: message['email']! });
    await send(page);
    await expect(page).toHaveURL('/de/kontakt/danke');
    await expect(page.locator('h1')).toHaveText('Vielen Dank');
    const posts: string[] = [];
    page.on('request', (request) => posts.push(request.method()));
    await page.reload();
    expect(posts).not.toContain('POST');
  });
});

test('the answer to too many posts works at the address of the post', async ({ page }) => {
  const html = await (await page.request.get('/de/kontakt/zu-viele')).text();
  await page.addInitScript(() => (localStorage['preferredLanguage'] ??= 'fr'));
  await page.route(endpoint, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(endpoint);
  await page.locator('header button').first().dispatchEvent('pointerover');
  await expect(page.locator('h1')).toContainText('Noch nicht gesendet');
  await page.locator('footer a[href="/de/kontakt"]').click();
  await expect(page).toHaveURL('/de/kontakt');
});

test('each page of a service leads to the form with that service chosen, which is no draft', async ({
  page,
}) => {
  for (const [from, service] of [
    ['consulting', 'strategy'],
    ['coaching', 'coaching'],
    ['training', 'training'],
    ['schedule', 'training'],
    ['interim', 'interim'],
  ] as const) {
    await page.goto(paths[from]);
    await page.locator('main a[href^="/kontakt?service="]').first().click();
    await expectValues(page, { ...nothing, service });
    expect(await stored(page)).toEqual([]);
  }
  await chooseLanguage(page, 'de');
  await expect(page).toHaveURL('/de/kontakt?service=interim#contact-form');
  await expectValues(page, { service: 'interim' });
});

test.describe('the question about a case', () => {
  for (const [study, service] of [
    ['growthCase', 'strategy'],
    ['coachingCase', 'coaching'],
  ] as const) {
    test(`fills in subject, area and message (${study})`, async ({ page }) => {
      await page.goto(paths[study]);
      const plain = (text: string) =>
        text
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/[\u2060\u00ad]/g, '')
          .trim();
      const heading = plain(await page.locator('h1').innerText());
      const question = page.locator('main li a[href^="/kontakt?case="]').first();
      const asked = plain(await question.locator('span').first().innerText());
      await question.click();
      const subject = page.locator('[name=subject]');
      await expect.poll(async () => plain(await subject.inputValue())).toContain(heading);
      await expectValues(page, { service, message: `${asked}\n\n` });
      expect(plain(await page.getByText('Your question about').innerText())).toContain(heading);
    });
  }

  test('is no draft; what is typed follows to the next case', async ({ page }) => {
    await openForm(page, `${paths.contact}?case=growth#contact-form`);
    expect(await stored(page)).toEqual([]);
    await fill(page, { message: 'We are about to leave our group.' });
    await openForm(page, `${paths.contact}?case=coaching#contact-form`);
    await expectValues(page, { message: 'We are about to leave our group.', service: 'coaching' });
  });
});
