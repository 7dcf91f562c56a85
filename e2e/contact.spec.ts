import type { Page, Request } from 'playwright/test';
import { endpoint, mapFields } from '../packages/contact/src/index.js';
import { paths } from '../site/paths.js';
import { expect, test } from '../testing/fixtures.js';
import { animatedElements } from './inspect/accessibility.js';
import {
  blockReact,
  chooseLanguage,
  delayRequests,
  footerLink,
  forbidStorage,
  heading,
  openForm,
  reactScripts,
  waitForHydratedForm,
} from './site.js';

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
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const mailDraft = (page: Page) => page.getByRole('link', { name: 'Open the email draft' });
const outageNotice = (page: Page) =>
  page.getByRole('group', { name: 'Your message could not be sent' });
const sentNotice = (page: Page) =>
  page.getByRole('group', { name: 'Your message is on its way to me' });
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
    const posts = await mockResponses(page, 202);
    await fill(page, message);
    // A program may fill in the honeypot: the message is marked, and sent all the same.
    await page.locator('[name=reference2]').evaluate((honeypot: HTMLInputElement) => {
      honeypot.value = 'https://example.com';
    });
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toContainText(
      "I'll get back to you soon.",
    );
    expect(posts[0]!.headers()['form-honeypot']).toBe('1');
    expect(posts[0]!.postDataJSON()).toEqual(message);
    expect(await stored(page)).toEqual([]);
    // The notice stays above the empty form.
    await expect(sentNotice(page)).toBeFocused();
    await expect(sentNotice(page)).toBeInViewport({ ratio: 1 });
    await expect(submitButton(page)).toHaveText('Send Message');
    await expectValues(page, nothing);
  });
});

test.describe('a field that is wrong is in view beside the notice', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const isUncovered = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };

  for (const [width, height] of [
    [390, 844],
    [1366, 768],
    [320, 256],
  ] as const)
    test(`in a window of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openForm(page, '/de/kontakt');
      for (const name of ['firstName', 'email', 'subject'] as const) {
        await fill(page, { ...message, [name]: '' });
        await send(page);
        const field = page.locator(`[name=${name}]`);
        await expect(field).toBeFocused();
        const label = page.locator(`label[for="${await field.getAttribute('id')}"]`);
        // In a very low window only the label fits beside the notice.
        for (const part of height > 400 ? [label, field] : [label]) {
          await expect(part).toBeInViewport({ ratio: 1 });
          await expect.poll(() => part.evaluate(isUncovered)).toBe(true);
        }
        expect(await animatedElements(page), 'motion that is left').toEqual([]);
      }
    });
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
      const draft = /Nachfolge.*Erste%20Zeile.*Clara%20Vogt/;
      await expect(mailDraft(page)).toHaveAttribute('href', draft);
      await fill(page, { subject: 'Neuer Betreff' });
      await expect(mailDraft(page)).toHaveAttribute('href', /subject=Neuer%20Betreff/);
      await fill(page, message);
      await retry(page);
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
    await retry(page);
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
      await expect(mailDraft(page)).toHaveAttribute('href', /body=Hello%2C(%0D%0A)+$/);
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
  // facebook/react#24430. Focus: QwikDev/qwik#198. Where the number of elements and letters stays, React finds out while it
  // hydrates, and rebuilds the form.
  const addTo = (email: Element) => email.after(document.createElement('com-manager-icon'));
  const rearrange = (email: Element) => email.after(email.closest('form')!.querySelector('h2')!);
  for (const { form, change = () => {}, storage = 'open', isHydrated = true, isDraft = false } of [
    { form: 'that nobody has changed' },
    { form: 'that an extension has added to', change: addTo, isHydrated: false },
    { form: 'that React rebuilds', change: rearrange, isDraft: true },
    { form: 'that React rebuilds without storage', change: rearrange, storage: 'forbidden' },
  ])
    test(`stays in a form ${form}`, async ({ page }) => {
      if (storage === 'forbidden') await forbidStorage(page);
      await page.addInitScript(`document.addEventListener('readystatechange', () => {
        const email = document.readyState === 'interactive' && document.querySelector('[name=email]');
        if (email) (${change})(email);
      })`);
      const release = await delayRequests(page, reactScripts);
      await page.goto('/kontakt');
      await fill(page, message);
      await page.locator('[name=message]').focus();
      release();
      await page.waitForLoadState('networkidle');
      if (isHydrated) await waitForHydratedForm(page);
      // Hydration has failed, and is not only late.
      else await expect(page.locator('html:not([data-script-opens-menus])')).toHaveCount(1);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(isHydrated ? 1 : 0);
      await expect(page.getByText('Your draft')).toHaveCount(isDraft ? 1 : 0);
      await expectValues(page, message);
      await expect(page.locator('[name=message]')).toBeFocused();
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
    await expect(heading(page)).toHaveText('Vielen Dank');
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
  await expect(heading(page)).toContainText('Noch nicht gesendet');
  await footerLink(page, '/de/kontakt').click();
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

test('the question about a case fills in subject, area and message', async ({ page }) => {
  await page.goto(paths.growthCase);
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\u2060\u00ad]/g, '');
  const title = plain(await heading(page).innerText()).trim();
  const question = page.locator('main li a[href^="/kontakt?case="]').first();
  const asked = plain(await question.locator('span').first().innerText()).trim();
  await question.click();
  const subject = page.locator('[name=subject]');
  await expect.poll(async () => plain(await subject.inputValue())).toContain(title);
  await expectValues(page, { service: 'strategy', message: `${asked}\n\n` });
  expect(plain(await page.getByText('Your question about').innerText())).toContain(title);
});

test('the question about a case is no draft; what is typed follows to the next case', async ({
  page,
}) => {
  await openForm(page, `${paths.contact}?case=growth#contact-form`);
  expect(await stored(page)).toEqual([]);
  await fill(page, { message: 'We are about to leave our group.' });
  await openForm(page, `${paths.contact}?case=coaching#contact-form`);
  await expectValues(page, { message: 'We are about to leave our group.', service: 'coaching' });
});
