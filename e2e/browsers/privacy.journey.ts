import { expect, test } from 'vitest';
import { inEachEngine } from './visits.js';

inEachEngine(({ visit }) => {
  test('leaves the language and, while one writes, the draft; nothing else, and asks nobody else', async () => {
    const visitor = await visit();
    await visitor.open('/de/');
    await visitor.live();
    for (const id of ['services', 'cases', 'language']) {
      await visitor.focus(`[data-menu=${id}] > button`);
      await visitor.key('Enter');
    }
    await visitor.run(() =>
      document.querySelector<HTMLElement>('footer a[href="/de/kontakt"]')!.click(),
    );
    await visitor.until(() => location.pathname === '/de/kontakt' && document.forms[0]?.noValidate);
    await visitor.focus('[name=message]');
    await visitor.type('Guten Tag');
    await visitor.until(() => sessionStorage.length > 0);
    const left = await visitor.run(() => ({
      cookies: document.cookie,
      local: Object.entries(localStorage),
      session: Object.keys(sessionStorage),
      hosts: [
        ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)),
      ].filter((host) => host !== location.host),
    }));
    expect(left).toEqual({
      cookies: '',
      local: [['preferredLanguage', 'de']],
      session: ['contactDraft'],
      hosts: [],
    });
  });

  test('breaks no rule of its policy, menus and form used', async () => {
    const visitor = await visit();
    await visitor.open('/kontakt');
    await visitor.run(() => {
      const broken: string[] = [];
      Object.assign(globalThis, { broken });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        broken.push(`${violatedDirective} ${blockedURI}`),
      );
      addEventListener('error', ({ message }) => broken.push(message));
      addEventListener('unhandledrejection', ({ reason }) => broken.push(String(reason)));
    });
    await visitor.live();
    await visitor.hover('[data-menu=services] > button');
    await visitor.until(() => document.querySelector('[data-menu=services] [aria-expanded=true]'));
    await visitor.focus('[name=firstName]');
    await visitor.until(() => document.forms[0]?.noValidate);
    await visitor.click('form button[type=submit]');
    await visitor.until(() => document.querySelector('[role=alert]')?.textContent);
    expect(await visitor.run(() => (globalThis as unknown as { broken: string[] }).broken)).toEqual(
      [],
    );
  });

  test.each(['/', '/kontakt', '/de/termine-anmeldung', '/fr/beratung', '/de/datenschutz'])(
    'fits %s into a narrow window',
    async (path) => {
      const visitor = await visit({ width: 320, height: 640 });
      await visitor.open(path);
      expect(
        await visitor.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    },
  );
});
