import { describe, expect, test } from 'vitest';
import { inEachEngine, type Visit, type Visits } from './visits.js';

const message = {
  firstName: 'Clara',
  lastName: 'Vogt',
  email: 'clara.vogt@example.com',
  company: 'Vogt & Söhne <b>KG</b>',
  subject: 'Succession "without hurry"',
  message: 'First line\n\n<script>second</script> & third',
  service: 'coaching',
};
type Values = typeof message;
const nothing = Object.fromEntries(Object.keys(message).map((name) => [name, '']));

/** Puts values into the fields, as a person or a password manager does. */
const fill = (visit: Visit, values: Partial<Values>) =>
  visit.run((given: Record<string, string>) => {
    for (const [name, value] of Object.entries(given)) {
      const field = document.forms[0]!.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);
const values = (visit: Visit) =>
  visit.run((names: string[]) => {
    const data = new FormData(document.forms[0]);
    // A browser may say CR LF for the end of a line.
    return Object.fromEntries(
      names.map((name) => [name, String(data.get(name)).replaceAll('\r\n', '\n')]),
    );
  }, Object.keys(message));
const submit = 'form button[type=submit]';
const send = (visit: Visit) => visit.click(submit);
/** What the notice says aloud. */
const notice = (visit: Visit, role: 'alert' | 'status') =>
  visit.until((css: string) => document.querySelector(css)?.textContent, `[role=${role}]`);
const focusedField = (visit: Visit) =>
  visit.run(() => document.activeElement!.getAttribute('name'));

function withScript({ visit, site }: Visits) {
  async function openLive(at = '/kontakt') {
    const visitor = await visit();
    await visitor.open(at);
    await visitor.focus('[name=firstName]');
    await visitor.until(() => document.forms[0]?.noValidate);
    return visitor;
  }

  test.each([
    ['/kontakt', {}, 'firstName', 'Validation error. First name is required'],
    ['/de/kontakt', { lastName: '' }, 'lastName', 'Nachname'],
    ['/fr/kontakt', { email: 'clara.vogt@' }, 'email', 'e-mail'],
    ['/kontakt', { email: 'a@b' }, 'email', 'Validation error. Invalid email address'],
    ['/kontakt', { subject: ' ' }, 'subject', 'Validation error. Subject is required'],
    ['/kontakt', { message: '' }, 'message', 'Validation error. Message is required'],
    [
      '/kontakt',
      { message: 'a'.repeat(2001) },
      'message',
      'String must contain at most 2000 characters',
    ],
  ])('refuses on %s %o, goes to %s and says why', async (at, wrong, field, said) => {
    const visitor = await openLive(at);
    await fill(visitor, Object.keys(wrong).length ? { ...message, ...wrong } : {});
    await send(visitor);
    expect((await notice(visitor, 'alert')).toLowerCase()).toContain(said.toLowerCase());
    expect(await focusedField(visitor)).toBe(field);
    const marked = await visitor.run(() =>
      [...document.querySelectorAll('form [aria-invalid=true]')].map((each) => ({
        name: each.getAttribute('name'),
        edge:
          getComputedStyle(each).borderTopColor ===
          getComputedStyle(
            document.getElementById(each.getAttribute('aria-describedby')!.split(' ').at(-1)!)!,
          ).color,
      })),
    );
    // The pointer may rest on it: the edge stays red all the same.
    expect(marked).toEqual([{ name: field, edge: true }]);
    expect(site().posts).toEqual([]);
  });

  test('calls no field invalid before anything is typed', async () => {
    const visitor = await visit();
    await visitor.open('/kontakt');
    const states = await visitor.run(() =>
      [...document.forms[0]!.querySelectorAll('[name]:not([type=hidden], [tabindex])')].map(
        (each) => each.getAttribute('aria-invalid'),
      ),
    );
    expect(states).toEqual(Array<string>(7).fill('false'));
  });

  test('sends once, however often one presses, says so and moves the focus there', async () => {
    site().trouble.answer = 202;
    site().trouble.answerDelay = 1500;
    const visitor = await openLive();
    await fill(visitor, message);
    await send(visitor);
    await visitor.press();
    await visitor.key('Enter');
    await visitor.until(() => document.querySelector('form button[aria-disabled=true]'));
    const sending = await visitor.run(() => ({
      label: document.querySelector('form button[type=submit]')!.textContent,
      aloud: [...document.querySelectorAll('form [aria-live]')].map((each) => each.textContent),
      readOnly: document.querySelector<HTMLInputElement>('[name=subject]')!.readOnly,
    }));
    expect(sending.label).toBe('Sending...');
    expect(sending.aloud).toContain('Sending...');
    expect(sending.readOnly).toBe(true);
    expect(await notice(visitor, 'status')).toBe(
      "Message sent! Thank you for your message. I'll get back to you soon.",
    );
    expect(site().posts).toHaveLength(1);
    expect(JSON.parse(site().posts[0]!.body)).toEqual(message);
    expect(await values(visitor)).toEqual(nothing);
    // On what stays when the toast has gone.
    await visitor.until(() =>
      document.activeElement!.textContent.startsWith('Your message is on its way to me'),
    );
    expect(await visitor.run(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test.each([503, 500, 200, 429, 'drop'] as const)(
    'keeps everything after the answer %s, and sends it by “Try again”',
    async (answer) => {
      site().trouble.answer = answer;
      const visitor = await openLive();
      await fill(visitor, message);
      await send(visitor);
      expect(await notice(visitor, 'alert')).toBe(
        'Error. Failed to send message. Please try again or email me directly.',
      );
      expect(await values(visitor)).toEqual(message);
      site().trouble.answer = 202;
      await visitor.click('form [role=group] button');
      await notice(visitor, 'status');
      expect(await values(visitor)).toEqual(nothing);
    },
  );

  test('loses nothing that is typed before React comes, and sends it', async () => {
    site().trouble.scriptDelay = 1000;
    site().trouble.answer = 202;
    const visitor = await visit();
    await visitor.open('/de/kontakt');
    await visitor.click('[name=firstName]');
    await visitor.type('Clara');
    await visitor.key('Tab');
    await visitor.type('Vogt');
    await visitor.until(() => document.forms[0]?.noValidate);
    expect(await values(visitor)).toMatchObject({ firstName: 'Clara', lastName: 'Vogt' });
  });

  test('sends by Enter in a line, breaks the line in the message', async () => {
    site().trouble.answer = 202;
    const visitor = await openLive();
    await fill(visitor, message);
    await visitor.click('[name=message]');
    await visitor.key('Enter');
    expect((await values(visitor))['message']).toMatch(/\n/);
    expect(site().posts).toEqual([]);
    await visitor.click('[name=subject]');
    await visitor.key('Enter');
    await notice(visitor, 'status');
    expect(site().posts).toHaveLength(1);
  });

  test('keeps a draft over a reload, another page and another language', async () => {
    const visitor = await openLive();
    await fill(visitor, message);
    const restored = async () => {
      await visitor.until(() => document.forms[0]?.noValidate);
      expect(await values(visitor)).toEqual(message);
    };
    await visitor.reload();
    await restored();
    await visitor.open('/ueber-mich');
    await visitor.back();
    await visitor.until(() => location.pathname === '/kontakt' && document.forms[0]);
    await restored();
    await visitor.run(() =>
      document.querySelector<HTMLElement>('header a[data-language=fr]')!.click(),
    );
    await visitor.until(() => document.documentElement.lang === 'fr');
    await restored();
  });

  test('says how much is too long, and cuts nothing', async () => {
    const visitor = await openLive();
    await fill(visitor, { message: 'a'.repeat(2001) });
    await visitor.until(() => document.forms[0]!.textContent.includes('1 character too many'));
    expect((await values(visitor))['message']).toHaveLength(2001);
  });

  test('shows field and label beside the notice in a very low window', async () => {
    const visitor = await visit({ width: 320, height: 256 });
    await visitor.open('/kontakt');
    await visitor.focus('[name=firstName]');
    await visitor.until(() => document.forms[0]?.noValidate);
    await send(visitor);
    await notice(visitor, 'alert');
    const seen = await visitor.until(() => {
      const field = document.activeElement as HTMLInputElement;
      const label = field.labels![0]!.getBoundingClientRect();
      const toast = document.querySelector('[role=alert]')!.closest('li')!.getBoundingClientRect();
      const header = document.querySelector('header')!.getBoundingClientRect();
      return label.top >= Math.max(0, header.bottom) && label.bottom <= toast.top;
    });
    expect(seen).toBe(true);
  });
}

function withoutScript({ visit, site }: Visits) {
  async function open(at: string) {
    site().trouble.withoutScripts = true;
    const visitor = await visit();
    await visitor.open(at);
    return visitor;
  }

  test('sends, thanks, and sends nothing again on reload', async () => {
    const visitor = await open('/de/kontakt');
    await fill(visitor, message);
    await visitor.focus(submit);
    await visitor.key('Enter');
    await visitor.until(() => location.pathname === '/de/kontakt/danke');
    expect(site().posts).toHaveLength(1);
    await visitor.reload();
    await visitor.until(() => document.querySelector('h1'));
    expect(site().posts).toHaveLength(1);
  });

  test('shows everything again, escaped, with the field that is wrong', async () => {
    const visitor = await open('/kontakt');
    await fill(visitor, { ...message, email: 'clara.vogt@' });
    await visitor.focus(submit);
    await visitor.key('Enter');
    await visitor.until(() => document.querySelector('a[href="#field-email"]'));
    expect(await values(visitor)).toEqual({ ...message, email: 'clara.vogt@' });
    expect(
      await visitor.run(() =>
        [...document.querySelectorAll('[aria-invalid=true]')].map((each) =>
          each.getAttribute('name'),
        ),
      ),
    ).toEqual(['email']);
  });

  test('lets the browser check what is required', async () => {
    const visitor = await open('/kontakt');
    await visitor.focus(submit);
    await visitor.key('Enter');
    await visitor.until(() => document.activeElement!.getAttribute('name') === 'firstName');
    expect(site().posts).toEqual([]);
  });
}

inEachEngine((visits) => {
  describe('the contact form', () => {
    withScript(visits);
  });
  describe('the contact form without JavaScript', () => {
    withoutScript(visits);
  });
});
