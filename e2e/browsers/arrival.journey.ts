import { describe, expect, test } from 'vitest';
import { inEachEngine, type Visit, type Visits } from './visits.js';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const top = (visit: Visit) => visit.run(() => Math.round(scrollY));
const scroll = async (visit: Visit, to: number) => {
  await visit.run((y: number) => scrollTo(0, y), to);
  await visit.until((y: number) => Math.round(scrollY) === y, to);
};
/** Waits until it is there, however busy the machine, and then for what would take it away again. */
const staysAtTop = async (visit: Visit) => {
  await visit.until(() => scrollY === 0);
  await later(400);
  expect(await top(visit)).toBe(0);
};
const leave = async (visit: Visit, path: string) => {
  await visit.open(path);
};
const untilPath = (visit: Visit, path: string) =>
  visit.until(
    (due: string) =>
      location.pathname === due &&
      document.readyState === 'complete' &&
      document.querySelector('h1'),
    path,
  );

function routes({ visit }: Visits) {
  async function openLive(at: string) {
    const visitor = await visit();
    await visitor.open(at);
    await visitor.live();
    return visitor;
  }

  test('begins at its heading, announced, with its own title', async () => {
    const visitor = await openLive('/de/beratung');
    await visitor.click('footer a[href="/de/kontakt"]');
    await visitor.until(() => document.activeElement?.localName === 'h1');
    const found = await visitor.run(() => ({
      top: scrollY,
      said: document.querySelector('footer ~ * [aria-live]')?.textContent,
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href,
      alternates: document.querySelectorAll('link[rel=alternate]').length,
      data: document.querySelectorAll('script[type="application/ld+json"]').length > 0,
    }));
    expect(found.top).toBe(0);
    expect(found.said).toBe(found.title);
    expect(found.canonical).toMatch(/\/de\/kontakt$/);
    expect(found.alternates).toBe(4);
    expect(found.data).toBe(true);
  });

  test('begins at the top on Back and Forward', async () => {
    const visitor = await openLive('/beratung');
    await scroll(visitor, 900);
    await visitor.click('footer a[href="/ueber-mich"]');
    await untilPath(visitor, '/ueber-mich');
    await visitor.until(() => scrollY === 0);
    await scroll(visitor, 700);
    await visitor.back();
    await untilPath(visitor, '/beratung');
    await staysAtTop(visitor);
    await visitor.forward();
    await untilPath(visitor, '/ueber-mich');
    await staysAtTop(visitor);
  });

  test('is the later of two quick clicks', async () => {
    const visitor = await openLive('/beratung');
    await visitor.run(() => {
      document.querySelector<HTMLElement>('footer a[href="/ueber-mich"]')!.click();
      document.querySelector<HTMLElement>('footer a[href="/impressum"]')!.click();
    });
    await untilPath(visitor, '/impressum');
    await later(400);
    expect(await visitor.run(() => location.pathname)).toBe('/impressum');
  });

  test('survives Back to an address that ends in no valid encoding', async () => {
    const visitor = await openLive('/ueber-mich#100%');
    await visitor.click('footer a[href="/kontakt"]');
    await untilPath(visitor, '/kontakt');
    await visitor.back();
    await untilPath(visitor, '/ueber-mich');
    await later(300);
    expect(await visitor.run(() => document.body.innerText.length)).toBeGreaterThan(500);
  });
}

function documents({ visit }: Visits) {
  test.each([true, false])(
    'begin at the top after Back (React was in charge: %s)',
    async (react) => {
      const visitor = await visit();
      await visitor.open('/beratung');
      if (react) await visitor.live();
      await scroll(visitor, 900);
      await leave(visitor, '/impressum');
      await visitor.back();
      await untilPath(visitor, '/beratung');
      await later(800);
      expect(await top(visitor)).toBe(0);
    },
  );

  test.each([true, false])(
    'stay in their place on reload (React was in charge: %s)',
    async (react) => {
      const visitor = await visit();
      await visitor.open('/beratung');
      if (react) await visitor.live();
      await scroll(visitor, 900);
      await visitor.reload();
      await visitor.until(() => document.readyState === 'complete');
      await later(800);
      expect(await top(visitor)).toBe(900);
    },
  );

  test('lead to the place that an address names', async () => {
    const visitor = await visit();
    await visitor.open('/kontakt#contact-form');
    await visitor.until(() => {
      const { top: at } = document.getElementById('contact-form')!.getBoundingClientRect();
      return scrollY > 0 && at >= 72 && at < innerHeight;
    });
  });

  test('come back whole, with what React had', async () => {
    const visitor = await visit();
    await visitor.open('/beratung');
    await visitor.live();
    await visitor.run(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await leave(visitor, '/impressum');
    await visitor.back();
    await untilPath(visitor, '/beratung');
    expect(await visitor.until(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true);
  });
}

function takeOver({ visit, site }: Visits) {
  test('keeps a panel open that the pointer has opened', async () => {
    site().trouble.scriptDelay = 1200;
    const visitor = await visit();
    await visitor.open('/');
    await visitor.hover('[data-menu=services] > button');
    const shown = () =>
      visitor.until(() => {
        const panel = document.querySelector('[data-menu=services] [data-panel]');
        return (
          panel && getComputedStyle(panel).visibility === 'visible' && panel.getClientRects().length
        );
      });
    await shown();
    await visitor.until(() => document.documentElement.dataset['live'] === '');
    await shown();
    expect(
      await visitor.run(() =>
        document.querySelector('[data-menu=services] > button')!.getAttribute('aria-expanded'),
      ),
    ).toBe('true');
  });

  test('keeps the sheet open, with the group that was unfolded', async () => {
    site().trouble.scriptDelay = 1200;
    const visitor = await visit({ width: 390, height: 844 });
    await visitor.open('/');
    await visitor.click('[data-burger]');
    await visitor.click('[popover] li:nth-child(2) summary');
    await visitor.until(() => document.querySelector('[role=dialog]:not([popover])'));
    expect(
      await visitor.run(() =>
        document.querySelector('[role=dialog] a[href="/beratung"]')!.checkVisibility(),
      ),
    ).toBe(true);
  });

  test('moves nothing', async () => {
    const visitor = await visit();
    await visitor.open('/de/beratung');
    const places = () =>
      visitor.run(() =>
        [...document.querySelectorAll('header > div > *, main :is(h1, h2, h3, p), footer a')].map(
          (each) => {
            const { left, top: y } = each.getBoundingClientRect();
            return [Math.round(left), Math.round(y)];
          },
        ),
      );
    const before = await places();
    await visitor.live();
    await later(300);
    expect(await places()).toEqual(before);
  });
}

inEachEngine((visits) => {
  describe('a route', () => {
    routes(visits);
  });
  describe('documents', () => {
    documents(visits);
  });
  describe('taking over', () => {
    takeOver(visits);
  });
});
