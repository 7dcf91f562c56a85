import { mapFields } from '@advisor/contract/fields';
import { endpoint } from '@advisor/contract/post';
import type { Page, Request } from 'playwright/test';
import { paths, serviceNames } from '../site/routes.js';
import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

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
const honeypot = (page: Page) => page.locator('[name=reference2]');

/** What has become of the message. Only after a failure there is something to do. */
const notice = (page: Page) => page.getByRole('form').getByRole('group');
const sentNotice = (page: Page) => notice(page).filter({ hasNot: page.getByRole('button') });
const outageNotice = (page: Page) => notice(page).filter({ has: page.getByRole('button') });
const retry = (page: Page) => outageNotice(page).getByRole('button', { name: 'Try again' }).click();
const mailDraft = (page: Page) =>
  outageNotice(page).getByRole('link', { name: 'Open the email draft' });
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
    await site.openForm(page);
    const posts = await mockResponses(page, 202);
    const wrong = { ...message, lastName: '', email: 'clara.vogt@' };
    await fill(page, wrong);
    await send(page);
    await expect(page.getByRole('alert')).toHaveText('Validation error. Last name is required');
    await expect(invalid(page)).toHaveCount(1);
    await expect(invalid(page)).toHaveAttribute('name', 'lastName');
    await expect(invalid(page)).toBeFocused();
    await expect(invalid(page)).toHaveAccessibleDescription('Last name is required');
    expect(posts).toEqual([]);
    await expectValues(page, wrong);
    // An equal error is announced anew.
    const alert = await page.getByRole('alert').elementHandle();
    await send(page);
    await expect.poll(() => alert!.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(page.getByRole('alert')).toHaveText(/Last name is required/);
    await fill(page, { lastName: 'C' });
    await expect(invalid(page)).toHaveCount(0);
  });

  test('posts the fields once, then is empty, says so, and forgets the draft', async ({ page }) => {
    await site.openForm(page);
    await fill(page, message);
    // A program may fill in the honeypot: the message is marked, and sent all the same.
    await honeypot(page).evaluate((input: HTMLInputElement) => (input.value = 'filled'));
    const posts = await mockResponses(page, 202);
    const release = await site.delayRequests(page, endpoint, (route) => route.fallback());
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(submitButton(page)).toHaveText('Sending...');
    await expect(submitButton(page)).toBeDisabled();
    // Otherwise what changes now would be lost: it is not sent, and the form is emptied.
    await page.locator('[name=service]').focus();
    await page.keyboard.press('ArrowUp');
    await page.locator('[name=subject]').focus();
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await expectValues(page, message);
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toContainText(
      "I'll get back to you soon.",
    );
    expect(posts.map((post) => post.postDataJSON() as unknown)).toEqual([message]);
    expect(posts[0]!.headers()).toHaveProperty('form-honeypot');
    expect(await stored(page)).toEqual([]);
    // The notice stays above the empty form.
    await expect(sentNotice(page)).toBeFocused();
    await expect(sentNotice(page)).toBeInViewport({ ratio: 1 });
    await expect(submitButton(page)).toHaveText('Send Message');
    await expectValues(page, nothing);
  });
});

test('a field that is wrong is in view beside the toast', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 600 });
  await site.openForm(page, '/de/kontakt');
  await fill(page, { ...message, subject: '' });
  // As an extension may.
  await page
    .getByRole('form')
    .evaluate((form) =>
      form.append(Object.assign(document.createElement('input'), { name: 'subject' })),
    );
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(/\S/);
  const isUncovered = (field: Element) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return field.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => invalid(page).evaluate(isUncovered)).toBe(true);
});

test.describe('a message that cannot be sent', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /not sent|Failed to load/ });

  for (const [failure, browser] of [
    [503, 'online'],
    ['no answer', 'seemingly offline, without storage'],
  ] as const)
    test(`is kept, for a mail and for another attempt (${failure}, ${browser})`, async ({
      page,
    }) => {
      if (browser !== 'online') {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'onLine', { value: false });
          const get = () => {
            throw new DOMException('Forbidden', 'SecurityError');
          };
          Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
        });
      }
      await site.openForm(page);
      const posts = await mockResponses(page, failure, 202);
      await fill(page, message);
      await send(page);
      await expect(outageNotice(page)).toBeFocused();
      const note = page.getByText('You seem to be offline');
      await expect(note).toHaveCount(browser === 'online' ? 0 : 1);
      await expect(page.getByRole('alert')).toHaveText(
        'Error. Failed to send message. Please try again or email me directly.',
      );
      await expectValues(page, message);
      const draft = /Nachfolge.*Erste%20Zeile.*Clara%20Vogt/;
      await expect(mailDraft(page)).toHaveAttribute('href', draft);
      await fill(page, { subject: 'Neuer Betreff' });
      await expect(mailDraft(page)).toHaveAttribute('href', /subject=Neuer%20Betreff/);
      // As an extension may.
      await honeypot(page).evaluate((input) => input.remove());
      await retry(page);
      await expectValues(page, nothing);
      expect(posts[1]!.postDataJSON()).toEqual({ ...message, subject: 'Neuer Betreff' });
      expect(posts[1]!.headers()).not.toHaveProperty('form-honeypot');
    });

  test('is to be copied if it grows too long for a draft, though the page is translated', async ({
    page,
    context,
  }) => {
    await site.openForm(page);
    await mockResponses(page, 503);
    await fill(page, message);
    await context.setOffline(true);
    await send(page);
    await expect(outageNotice(page)).toContainText('You seem to be offline');
    await site.translate(page);
    await context.setOffline(false);
    await fill(page, { message: 'é'.repeat(1000) });
    await expect(outageNotice(page)).toContainText('please copy it');
    await expect(outageNotice(page)).not.toContainText('You seem to be offline');
    await expect(mailDraft(page)).toHaveAttribute('href', /body=Hello%2C(%0D%0A)+$/);
  });
});

test.describe('a message on its way', () => {
  test.use({ allowedErrors: /not sent|Failed to load/ });

  /** Sends the message. Returns a function that releases the response with this status. */
  async function sendDelayed(page: Page, status: number) {
    await site.openForm(page);
    await fill(page, message);
    await mockResponses(page, status);
    const release = await site.delayRequests(page, endpoint, (route) => route.fallback());
    await send(page);
    return release;
  }

  test('is blocked and reported on in another language', async ({ page }) => {
    const release = await sendDelayed(page, 503);
    await site.chooseLanguage(page, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(submitButton(page)).toBeDisabled();
    await expectValues(page, message);
    release();
    await expect(outageNotice(page)).toBeFocused();
    await expectValues(page, message);
  });

  test('is reported on to a visitor who has gone to another page', async ({ page }) => {
    const release = await sendDelayed(page, 503);
    await site.follow(page, '/impressum');
    // A page translator has a form to rate its work. What is typed there is not the site's to keep.
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.append(Object.assign(document.createElement('input'), { id: 'rate', name: 'rate' }));
      document.body.append(form);
    });
    await page.locator('#rate').fill('5');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('rate');
    release();
    await expect(page.getByRole('alert')).toContainText('Failed to send message.');
    await site.follow(page, '/datenschutz');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await site.footerLink(page, '/kontakt').click();
    await expect(outageNotice(page)).toBeFocused();
    await expectValues(page, message);
  });

  test('is reported on to a visitor who comes back', async ({ page }) => {
    const release = await sendDelayed(page, 202);
    await site.follow(page, '/impressum');
    release();
    await expect.poll(() => stored(page)).toEqual([]);
    await page.goBack();
    await expect(sentNotice(page)).toBeFocused();
    await expectValues(page, nothing);
  });

  for (const arrival of ['before', 'during'])
    test(`that arrives ${arrival} a new visit leaves it its question`, async ({ page }) => {
      const release = await sendDelayed(page, 202);
      await site.follow(page, '/case-studies/restructuring');
      if (arrival === 'before') {
        release();
        await expect.poll(() => stored(page)).toEqual([]);
      }
      await page.locator('a[href^="/kontakt?"]').first().click();
      if (arrival === 'during') {
        await expect(submitButton(page)).toBeDisabled();
        release();
      }
      await expect(sentNotice(page)).toBeFocused();
      await expect(page.getByLabel('Subject')).not.toHaveValue('');
      await expect(page.getByLabel('First name')).toHaveValue('');
    });
});

test(
  'the draft stays in its tab, in each language',
  { tag: '@engines' },
  async ({ page, context }) => {
    await site.openForm(page);
    await fill(page, message);
    await page.goto('/ueber-mich');
    await page.goBack();
    await site.waitForHydratedForm(page);
    await expectValues(page, message);
    await site.chooseLanguage(page, 'fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.reload();
    await site.waitForHydratedForm(page);
    await expectValues(page, message);
    const other = await context.newPage();
    await site.openForm(other);
    await expectValues(other, nothing);
  },
);

function recordReact(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (site.reactScripts.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

test.describe('what is typed before hydration', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /Minified React error|Hydration|Failed to load|stays plain HTML/ });

  // Extensions change the page before its scripts run. Where the number of nodes and letters stays, React finds out
  // while it hydrates, and rebuilds the form.
  const addTo = (email: Element) => email.after(document.createElement('com-manager-icon'));
  // React writes a comment between two texts, and a proxy may remove it.
  const removeComments = () => {
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) (comments.referenceNode as Comment).remove();
    document.normalize();
  };
  const rearrange = (email: Element) => email.after(email.closest('form')!.querySelector('h2')!);
  for (const [form, change, isHydrated] of [
    ['that an extension has added to', addTo, false],
    ['without comments', removeComments, false],
    ['that React rebuilds', rearrange, true],
  ] as const)
    test(`stays in a form ${form}`, async ({ page }) => {
      await page.addInitScript(`document.addEventListener('readystatechange', () => {
        const email = document.readyState === 'interactive' && document.querySelector('[name=email]');
        if (email) (${change})(email);
      })`);
      const scripts = recordReact(page);
      const release = await site.delayRequests(page, site.reactScripts);
      await page.goto('/kontakt');
      await fill(page, message);
      release();
      if (isHydrated) await site.waitForHydratedForm(page);
      else expect(scripts).toEqual([]);
      await expectValues(page, message);
    });
});

test(
  'an older browser gets no React, and menus, draft and form work',
  { tag: '@engines' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    const scripts = recordReact(page);
    await page.goto('/kontakt');
    await site.button(page, 'services').focus();
    await expect(site.panel(page, 'services')).toBeVisible();
    await fill(page, message);
    expect(await stored(page)).toHaveLength(1);
    await send(page);
    await expect(page).toHaveURL('/kontakt/danke');
    await expect.poll(() => stored(page)).toEqual([]);
    expect(scripts).toEqual([]);
  },
);

test.describe('without JavaScript', { tag: '@engines' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong field leads to a page that says so, Back to what was typed', async ({ page }) => {
    await page.goto('/de/kontakt');
    const wrong = { ...message, email: 'clara.vogt@localhost' };
    await fill(page, wrong);
    await page.locator('[name=subject]').press('Enter');
    await expect(page).toHaveURL('/de/kontakt/angaben-pruefen');
    await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', /Guten%20Tag/);
    await page.goBack();
    await expectValues(page, wrong);
    await fill(page, { email: message['email']! });
    await send(page);
    await expect(page).toHaveURL('/de/kontakt/danke');
    const posts: string[] = [];
    page.on('request', (request) => posts.push(request.method()));
    await page.reload();
    expect(posts).not.toContain('POST');
  });
});

test('each page of a service leads to the form with that service chosen', async ({ page }) => {
  for (const from of ['schedule', ...serviceNames] as const) {
    const service = from === 'schedule' ? 'training' : from;
    await page.goto(paths[from]);
    await page.locator('main a[href^="/kontakt?service="]').first().click();
    await expectValues(page, { ...nothing, service });
    expect(await stored(page)).toEqual([]);
  }
  await site.chooseLanguage(page, 'de');
  await expect(page).toHaveURL('/de/kontakt?service=training#contact-form');
  await expectValues(page, { service: 'training' });
});

test('the question about a case fills in the form, and is no draft', async ({ page }) => {
  await page.goto(paths.growthCase);
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\u2060\u00ad]/g, '');
  const title = plain(await site.heading(page).innerText()).trim();
  const question = page.locator('main li a[href^="/kontakt?case="]').first();
  const asked = plain(await question.locator('span').first().innerText()).trim();
  await question.click();
  const subject = page.locator('[name=subject]');
  await expect.poll(async () => plain(await subject.inputValue())).toContain(title);
  await expectValues(page, { service: 'interim', message: `${asked}\n\n` });
  expect(await stored(page)).toEqual([]);
  await fill(page, { message: 'We are about to leave our group.' });
  // Firefox fills in again what the form showed before a reload.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.querySelector<HTMLInputElement>('[name=company]')!.value = 'Restored';
    }),
  );
  await site.openForm(page, `${paths.contact}?case=coaching#contact-form`);
  await expectValues(page, { message: 'We are about to leave our group.', service: 'coaching' });
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Restored');
  await fill(page, { subject: 'Succession' });
  await site.openForm(page, `${paths.contact}?case=growth#contact-form`);
  await expectValues(page, { subject: 'Succession' });
});
