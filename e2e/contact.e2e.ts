import { mapFields } from '@advisor/contact';
import type { BrowserContextOptions, Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { formTakenOver, openSite } from './openSite.js';

const endpoint = '**/.netlify/functions/send-contact-email';

const message = {
  ...mapFields(() => ''),
  firstName: 'Clara',
  lastName: 'Vogt',
  email: 'müller@example.com',
  company: 'Vogt & Söhne KG',
  subject: 'Nachfolge „ohne Eile“',
  message: 'Erste Zeile\n\n<b>zweite</b> & "dritte"',
  service: 'coaching',
};
const nothing = mapFields(() => '');

const site = openSite();

const open = (path: string, options: BrowserContextOptions = {}) =>
  site.open(path, { reducedMotion: 'reduce', ...options });

/** Waits until the script has taken the form over, which a touch of it sets off. */
async function live(page: Page) {
  await page.locator('[name=firstName]').focus();
  await formTakenOver(page);
}

async function openLive(path = '/kontakt', options: BrowserContextOptions = {}) {
  const page = await open(path, options);
  await live(page);
  return page;
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'service') await page.selectOption(`[name=${name}]`, value);
    else await page.fill(`[name=${name}]`, value);
  }
}

function values(page: Page) {
  return page.evaluate((names) => {
    const data = new FormData(document.forms[0]);
    return Object.fromEntries(names.map((name) => [name, data.get(name)]));
  }, Object.keys(message));
}

const send = (page: Page) => page.click('form button[type=submit]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

/** Answers the posts with these statuses in turn, the last one over and over, and records them. */
async function answer(page: Page, ...statuses: number[]) {
  const posts: { body: unknown; headers: Record<string, string> }[] = [];
  await page.route(endpoint, async (route: Route) => {
    const request = route.request();
    const status = statuses[Math.min(posts.length, statuses.length - 1)]!;
    posts.push({ body: request.postDataJSON(), headers: request.headers() });
    await route.fulfill({ status, contentType: 'application/json', body: '{}' });
  });
  return posts;
}

describe('taking over', () => {
  test('loses nothing that is typed before, during and after it', async () => {
    const page = await open('/de/kontakt');
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page
      .locator('[name=message]')
      .pressSequentially('Das schreibe ich, bevor React da ist.', {
        delay: 25,
      });
    await page.selectOption('[name=service]', 'interim');
    await page.fill('[name=lastName]', 'Vogt');
    await formTakenOver(page);
    expect(await values(page)).toEqual({
      ...nothing,
      lastName: 'Vogt',
      message: 'Das schreibe ich, bevor React da ist.',
      service: 'interim',
    });
    expect(page.complaints).toEqual([]);
  });

  test('leaves checking to the browser until then', async () => {
    const page = await open('/kontakt', { javaScriptEnabled: false });
    const form = page.locator('form');
    expect(await form.getAttribute('novalidate')).toBeNull();
    expect(await form.locator('[required]').count()).toBe(5);
    expect(await form.locator('[maxlength]').count()).toBe(0);
  });
});

describe('what a screen reader is told before anything is typed', () => {
  test('is no field that is invalid, no empty status, and no field that must stay empty', async () => {
    const page = await open('/kontakt', { javaScriptEnabled: false });
    const fields = page.locator('form :is([type=text][required], select, textarea)');
    expect(await fields.count()).toBe(6);
    expect(await page.locator('form [aria-invalid=false]').count()).toBe(
      Object.keys(message).length,
    );
    expect(await page.locator('[role=status]').count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'leave this field empty' }).count()).toBe(0);
  });
});

describe('checking', () => {
  test('tells the first issue only, beside its field and as a notice, and goes there', async () => {
    const page = await openLive();
    const posts = await answer(page, 202);
    await send(page);
    const notice = page.getByRole('alert');
    await expect.poll(() => notice.textContent()).toBe('Validation error. First name is required');
    expect(await page.getByRole('status').count()).toBe(0);
    expect(await focused(page)).toBe('firstName');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
    const described = await page.locator('[name=firstName]').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('First name is required');

    await fill(page, { ...message, email: 'clara.vogt@' });
    await send(page);
    await expect.poll(() => notice.textContent()).toContain('Invalid email address');
    expect(await focused(page)).toBe('email');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
    expect(posts).toEqual([]);
  });

  test('takes the mark off a field as soon as it is changed', async () => {
    const page = await openLive();
    await send(page);
    await page.locator('[aria-invalid=true]').pressSequentially('C');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  });

  test('warns near the limit of the message, cuts nothing, and says what is too long', async () => {
    const page = await openLive();
    await fill(page, { ...message, message: 'a'.repeat(1990) });
    expect(await page.getByText('10 characters left').first().isVisible()).toBe(true);
    await page.fill('[name=message]', 'a'.repeat(2003));
    expect(await page.getByText('3 characters too many').first().isVisible()).toBe(true);
    await send(page);
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('String must contain at most 2000 characters');
    expect((await values(page))['message']).toHaveLength(2003);
  });

  test.each([
    ['phone', { width: 390, height: 664 }],
    ['desk', { width: 1366, height: 768 }],
  ])('shows the field it goes to beside the notice, not under it, on a %s', async (_, viewport) => {
    const page = await openLive('/de/kontakt', { viewport });
    for (const name of ['firstName', 'email', 'subject', 'message']) {
      await fill(page, { ...message, [name]: '' });
      await send(page);
      await expect.poll(() => focused(page)).toBe(name);
      const field = (await page.locator(`[name=${name}]`).boundingBox())!;
      const notice = (await page.locator('li:has([role=alert])').boundingBox())!;
      const apart =
        notice.y >= field.y + field.height ||
        field.y >= notice.y + notice.height ||
        notice.x >= field.x + field.width;
      expect(apart, `${name}: ${JSON.stringify({ field, notice })}`).toBe(true);
      expect(field.y).toBeGreaterThanOrEqual(0);
      expect(field.y + field.height).toBeLessThanOrEqual(viewport.height);
    }
  });
});

describe('sending', () => {
  test('posts exactly the fields once, however often one presses', async () => {
    const page = await openLive('/de/kontakt');
    await fill(page, message);
    const posts: Route[] = [];
    await page.route(endpoint, (route) => void posts.push(route));
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    const button = page.locator('form button[type=submit]');
    await expect.poll(() => button.isDisabled()).toBe(true);
    expect(await button.textContent()).toBe('Wird gesendet\u00a0…');
    const spoken = page.locator('form [aria-live]').filter({ hasText: 'Wird gesendet' });
    expect(await spoken.count()).toBe(1);
    await page.locator('[name=subject]').press('Enter');
    await expect.poll(() => posts.length).toBe(1);

    const request = posts[0]!.request();
    expect(request.postDataJSON()).toEqual(message);
    expect(request.headers()).toMatchObject({
      'content-type': 'application/json',
      'content-language': 'de',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(request.headers()).not.toHaveProperty('form-honeypot');
    await posts[0]!.fulfill({ status: 202, body: '{}' });

    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await button.textContent()).toBe('Nachricht senden');
    expect(posts).toHaveLength(1);
  });

  test('empties the form on success, says so, and forgets the draft', async () => {
    const page = await openLive();
    const posts = await answer(page, 202);
    await fill(page, message);
    await send(page);
    const notice = page.getByText('Message sent!').first();
    await notice.waitFor();
    expect(
      await page.getByText("Thank you for your message. I'll get back to you soon.").count(),
    ).toBeGreaterThan(0);
    expect(await values(page)).toEqual(nothing);
    expect(await kept(page)).toEqual({});
    // What stays when the toast has gone, until a new message is begun.
    const stays = page.getByRole('group', { name: 'Your message is on its way to me' });
    await expect.poll(() => stays.evaluate((it) => it === document.activeElement)).toBe(true);

    await fill(page, message);
    expect(await stays.count()).toBe(0);
    await send(page);
    await expect.poll(() => posts.length).toBe(2);
    expect(posts[1]!.headers['idempotency-key']).not.toBe(posts[0]!.headers['idempotency-key']);
    expect(page.complaints).toEqual([]);
  });

  test('marks what a program filled into the honeypot, and sends it all the same', async () => {
    const page = await openLive();
    const posts = await answer(page, 202);
    await fill(page, message);
    await page.locator('[name=reference2]').evaluate((honeypot: HTMLInputElement) => {
      honeypot.value = 'https://example.com';
    });
    await send(page);
    await expect.poll(() => posts[0]?.headers['form-honeypot']).toBe('1');
    expect(posts[0]!.body).toEqual(message);
  });
});

describe('failing', () => {
  test('keeps every value, says so, and offers a prepared mail', async () => {
    const page = await openLive();
    await answer(page, 503);
    await fill(page, message);
    await send(page);
    const notice = page.getByRole('alert');
    await expect
      .poll(() => notice.textContent())
      .toContain('Failed to send message. Please try again or email me directly.');
    expect(await values(page)).toEqual(message);
    expect(page.complaints.join('\n')).toContain('answered 503');

    const panel = page.getByRole('group', { name: 'Your message has not been sent' });
    expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
    const draft = panel.getByRole('link', { name: 'Open the email draft' });
    const mail = new URL((await draft.getAttribute('href'))!);
    expect(mail.searchParams.get('subject')).toBe(message.subject);
    expect(mail.searchParams.get('body')).toContain('<b>zweite</b> & "dritte"');
    await page.fill('[name=subject]', 'Neuer Betreff');
    expect(await draft.getAttribute('href')).toContain('subject=Neuer%20Betreff');
  });

  test('tries again under the same id, and under a new one once the text has changed', async () => {
    const page = await openLive();
    const posts = await answer(page, 503, 503, 503, 202);
    await fill(page, message);
    await send(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => posts.length).toBe(2);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.reload();
    await live(page);
    await send(page);
    await expect.poll(() => posts.length).toBe(3);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.fill('[name=message]', 'Anders gesagt');
    await send(page);
    await expect.poll(() => posts.length).toBe(4);
    const ids = posts.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });

  test('says it beside the button when the notice itself cannot be loaded', async () => {
    const page = await open('/kontakt');
    await page.route('**/assets/Toast-*.js', (route) => route.abort());
    await live(page);
    await answer(page, 202);
    await fill(page, message);
    await send(page);
    await page.locator('form').getByText('Thank you for your message.').waitFor();
  });

  test('says within a second that there is no connection, and sends once there is', async () => {
    const page = await openLive();
    await fill(page, message);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await send(page);
    const status = page.getByText('You seem to be offline.');
    await status.waitFor({ timeout: 1000 });
    await page.getByText('Failed to send message.').first().waitFor({ timeout: 1000 });
    expect(await values(page)).toEqual(message);

    await page.context().setOffline(false);
    await status.waitFor({ state: 'hidden' });
    const posts = await answer(page, 202);
    await send(page);
    await page.getByText('Message sent!').first().waitFor();
    expect(posts).toHaveLength(1);
  });
});

describe('the draft', () => {
  test('survives a reload, says so, and can be thrown away', async () => {
    const page = await openLive('/fr/kontakt');
    await fill(page, message);
    await page.reload();
    await page.getByText('Votre brouillon est toujours là.').waitFor();
    expect(await values(page)).toEqual(message);
    await page.getByRole('button', { name: 'Effacer le formulaire' }).click();
    expect(await values(page)).toEqual(nothing);
    expect(await kept(page)).toEqual({});
    expect(await page.getByText('Votre brouillon').count()).toBe(0);
  });

  test('is there again when the visitor comes back in the same tab', async () => {
    const page = await openLive();
    await fill(page, message);
    await page.goto('/');
    await page.goto('/de/kontakt');
    await live(page);
    expect(await values(page)).toEqual(message);
  });

  test('survives a switch of language', async () => {
    const page = await openLive();
    await fill(page, message);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[data-language=fr], a[hreflang=fr]')!.click(),
    );
    await page.waitForURL('**/fr/kontakt');
    await page.getByRole('heading', { name: 'Écrivez-moi' }).waitFor();
    await live(page);
    expect(await values(page)).toEqual(message);
  });

  test('ends with the tab', async () => {
    const page = await openLive();
    await fill(page, message);
    const other = await page.context().newPage();
    await other.goto('/kontakt');
    await live(other);
    expect(await values(other)).toEqual(nothing);
  });

  test('is no condition: with a storage that throws the form works', async () => {
    const page = await open('/kontakt');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.reload();
    await live(page);
    const posts = await answer(page, 503, 202);
    await fill(page, message);
    await send(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Message sent!').first().waitFor();
    expect(posts[1]!.headers['idempotency-key']).toBe(posts[0]!.headers['idempotency-key']);
  });
});

describe('without JavaScript', () => {
  const withoutScript = { javaScriptEnabled: false };

  test('sends the form and thanks in the language of the page', async () => {
    const page = await open('/de/kontakt', withoutScript);
    await page.fill('[name=firstName]', 'Clara');
    await page.fill('[name=lastName]', 'Vogt');
    await page.fill('[name=email]', 'müller@example.com');
    await page.fill('[name=subject]', 'Nachfolge');
    await page.fill('[name=message]', 'Guten Tag');
    await send(page);
    await page.waitForURL('**/de/kontakt/danke');
    expect(await page.locator('h1').textContent()).toBe('Nachricht gesendet');
  });

  test('shows the form again with everything in it when a field is wrong', async () => {
    const page = await open('/kontakt', withoutScript);
    await fill(page, { ...message, email: 'clara.vogt@' });
    await send(page);
    await page.getByRole('heading', { name: 'Please check what you entered' }).waitFor();
    const email = page.locator('[name=email]');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('a[href="#field-email"]').textContent()).toBe(
      'Invalid email address',
    );
    for (const [name, value] of Object.entries({ ...message, email: 'clara.vogt@' })) {
      expect(await page.locator(`[name=${name}]`).inputValue()).toBe(value);
    }
    await email.fill('clara.vogt@example.com');
    await send(page);
    await page.waitForURL('**/kontakt/danke');
  });

  test('names every wrong field at once, with a link that leads to it', async () => {
    const page = await site.open('/de/kontakt', { javaScriptEnabled: false });
    await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator('[name=email]').fill('niemand');
    await page.locator('[name=company]').fill('Vogt & Söhne');
    await send(page);
    const links = page.locator('main li a[href^="#field-"]');
    await links.first().waitFor();
    expect(await links.count()).toBe(5);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(5);
    expect(await page.locator('[name=company]').inputValue()).toBe('Vogt & Söhne');
    await links.nth(2).click();
    await page.waitForURL('**#field-email');
    expect(await page.locator('[name=email]').evaluate((it) => it.matches(':target'))).toBe(true);
  });
});
