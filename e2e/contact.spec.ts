import type { Page, Request } from 'playwright/test';
import { endpoint, mapFields } from '../packages/contact/src/index.js';
import { paths } from '../site/paths.js';
import {
  expect,
  forbidStorage,
  formTakenOver,
  holdBack,
  openForm,
  phone,
  test,
} from './fixtures.js';
import { motionLeft } from './inspect/preferenceFaults.js';
import { chooseLanguage } from './menus.js';

const required = {
  firstName: 'Clara',
  lastName: 'Vogt',
  email: 'müller@example.com',
  subject: 'Nachfolge „ohne Eile“',
  message: 'Erste Zeile\n\n<b>zweite</b> & "dritte"',
};
const message = { ...required, company: 'Vogt & Söhne KG', service: 'coaching' };
type Values = Partial<typeof message>;
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
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const outage = (page: Page) => page.getByRole('group', { name: 'Your message could not be sent' });
const sentNotice = (page: Page) =>
  page.getByRole('group', { name: 'Your message is on its way to me' });
const toast = (page: Page) => page.getByRole('region').getByRole('listitem');
const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));
const idOf = (post: Request | undefined) => post?.headers()['idempotency-key'];

/** Answers the posts with these statuses in turn, the last one over and over, and records them. */
async function answer(page: Page, ...answers: (number | 'no answer')[]): Promise<Request[]> {
  const posts: Request[] = [];
  await page.route(endpoint, (route) => {
    const status = answers[Math.min(posts.length, answers.length - 1)]!;
    posts.push(route.request());
    return status === 'no answer' ? route.abort() : route.fulfill({ status, json: {} });
  });
  return posts;
}

test.describe('the contact form', { tag: '@engines' }, () => {
  for (const [path, wrong, field, said] of [
    ['/kontakt', nothing, 'firstName', 'First name is required'],
    ['/de/kontakt', { lastName: '' }, 'lastName', 'Nachname'],
    ['/fr/kontakt', { email: 'clara.vogt@' }, 'email', 'adresse'],
  ] as const) {
    test(`names the first issue beside its field and aloud, and goes there: ${field} on ${path}`, async ({
      page,
    }) => {
      await openForm(page, path);
      const posts = await answer(page, 202);
      await fill(page, { ...message, ...wrong });
      await send(page);
      await expect(page.getByRole('alert')).toContainText(said, { ignoreCase: true });
      await expect(invalid(page)).toHaveCount(1);
      await expect(invalid(page)).toHaveAttribute('name', field);
      await expect(invalid(page)).toBeFocused();
      await expect(invalid(page)).toHaveAccessibleDescription(new RegExp(said, 'i'));
      expect(posts).toEqual([]);
      await expectValues(page, wrong);
      await fill(page, { [field]: 'C' });
      await expect(invalid(page)).toHaveCount(0);
    });
  }

  test('posts exactly the fields once, however often one submits', async ({ page }) => {
    await openForm(page, '/de/kontakt');
    await fill(page, message);
    const posts: Request[] = [];
    const release = await holdBack(page, endpoint, (route) => {
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
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(posts[0]!.headers()).not.toHaveProperty('form-honeypot');
  });

  test('is empty once the message is sent, says so, and forgets the draft', async ({ page }) => {
    await openForm(page);
    const posts = await answer(page, 202);
    await fill(page, message);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toContainText(
      "I'll get back to you soon.",
    );
    expect(await stored(page)).toEqual([]);
    // It stays above the form, which is ready for another message.
    await expect(sentNotice(page)).toBeFocused();
    await expect(sentNotice(page)).toBeInViewport({ ratio: 1 });
    await expect(submitButton(page)).toHaveText('Send Message');
    await expectValues(page, nothing);
    await fill(page, message);
    await send(page);
    await expect.poll(() => posts.length).toBe(2);
    expect(idOf(posts[1])).not.toBe(idOf(posts[0]));
  });

  test('marks what a program filled into the honeypot, and sends it all the same', async ({
    page,
  }) => {
    await openForm(page);
    const posts = await answer(page, 202);
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
        await fill(page, { ...required, [name]: '' });
        await send(page);
        await expect(page.locator(`[name=${name}]`)).toBeFocused();
        const isClear = () =>
          toast(page).evaluate((shown, fieldName) => {
            const field = document.querySelector<HTMLInputElement>(`[name=${fieldName}]`)!;
            const label = field.labels![0]!.getBoundingClientRect();
            const { left, right, bottom } = field.getBoundingClientRect();
            // A very low window has room for the label beside the notice.
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
        expect(await motionLeft(page), 'motion that is left').toEqual([]);
      }
    });
  }
});

test.describe('a message that cannot be sent', { tag: '@engines' }, () => {
  test.use({ allowedFaults: /not sent|Failed to load/ });

  for (const [failure, storage] of [
    [503, 'open'],
    ['no answer', 'open'],
    [503, 'forbidden'],
  ] as const) {
    test(`is kept whole, may go by mail, and is sent by “Try again” (${failure}, storage ${storage})`, async ({
      page,
    }) => {
      if (storage === 'forbidden') await forbidStorage(page);
      await openForm(page);
      const posts = await answer(page, failure, 202);
      await fill(page, message);
      await send(page);
      await expect(outage(page)).toBeFocused();
      await expect(page.getByText('Please try again or email me directly.').first()).toBeVisible();
      await expectValues(page, message);
      const mail = outage(page).getByRole('link', { name: 'Open the email draft' });
      await expect(mail).toHaveAttribute('href', /subject=Nachfolge/);
      await retry(page).click();
      await expectValues(page, nothing);
      expect(posts.map((post) => post.postDataJSON() as unknown)).toEqual([message, message]);
      expect(idOf(posts[1])).toBe(idOf(posts[0]));
    });
  }

  test('keeps its id over a reload, and gets a new one with new text, as the mail does', async ({
    page,
  }) => {
    await openForm(page);
    const posts = await answer(page, 503);
    await fill(page, required);
    await send(page);
    await retry(page).waitFor();
    await openForm(page);
    await send(page);
    await retry(page).waitFor();
    await fill(page, { subject: 'Neuer Betreff' });
    await expect(outage(page).getByRole('link').first()).toHaveAttribute(
      'href',
      /subject=Neuer%20Betreff/,
    );
    await send(page);
    await expect.poll(() => posts.length).toBe(3);
    const [first, second, third] = posts.map(idOf);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('waits for a connection, and says so', async ({ page, context }) => {
    await openForm(page);
    const posts = await answer(page, 202);
    await fill(page, required);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page);
    const status = page.getByText('You seem to be offline.');
    await expect(status).toBeVisible();
    await expect(page.getByText('Failed to send message.').first()).toBeVisible();
    await expectValues(page, required);
    await context.setOffline(false);
    await expect(status).toBeHidden();
    await send(page);
    await expectValues(page, nothing);
    expect(posts).toHaveLength(1);
  });
});

test.describe('without the module of the notices', () => {
  test.use({ allowedFaults: /Failed to load/ });

  test('the form itself says what has happened', async ({ page }) => {
    await page.route('**/assets/Toast-*.js', (route) => route.abort());
    await openForm(page);
    await answer(page, 202);
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
    await formTakenOver(page);
    await expectValues(page, message);
    await chooseLanguage(page, 'fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await formTakenOver(page);
    await expectValues(page, message);
    const other = await context.newPage();
    await openForm(other);
    await expectValues(other, nothing);
  });
});

test.describe('without JavaScript', { tag: '@engines' }, () => {
  // The answer to a wrong field is 400, which browsers report.
  test.use({ javaScriptEnabled: false, allowedFaults: /Failed to load/ });

  test('the browser checks what is required, and nothing is called invalid before', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    const form = page.locator('form');
    await expect(form).not.toHaveAttribute('novalidate');
    await expect(form.locator('[required]')).toHaveCount(5);
    await expect(form.locator('[maxlength]')).toHaveCount(0);
    // Firefox calls an empty required field invalid unless it is told otherwise.
    await expect(form.locator('[aria-invalid=false]')).toHaveCount(7);
    await expect(page.getByRole('status')).toHaveCount(0);
    // The trap for robots is not among them.
    await expect(page.getByRole('textbox')).toHaveCount(6);
    await send(page);
    await expect(page.locator('[name=firstName]')).toBeFocused();
    await expect(page).toHaveURL('/kontakt');
  });

  test('a wrong field is named, Back has what was typed, and what is right leads to thanks', async ({
    page,
  }) => {
    await page.goto('/de/kontakt');
    const wrong = { ...message, email: 'clara.vogt@' };
    await fill(page, wrong);
    await page.locator('[name=subject]').press('Enter');
    await expect(page.locator('main')).toContainText('gültige E-Mail-Adresse');
    await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', /Clara%20Vogt/);
    await page.goBack();
    await expectValues(page, wrong);
    await fill(page, { email: message.email });
    await send(page);
    await expect(page).toHaveURL('/de/kontakt/danke');
    await expect(page.locator('h1')).toHaveText('Vielen Dank');
    const posts: string[] = [];
    page.on('request', (request) => posts.push(request.method()));
    await page.reload();
    expect(posts).not.toContain('POST');
  });
});

test.describe('the question about a case', () => {
  for (const [study, service] of [
    ['growthCase', 'interim'],
    ['coachingCase', 'coaching'],
  ] as const) {
    test(`fills in subject, area and message (${study})`, async ({ page }) => {
      await page.goto(paths[study]);
      const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
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
