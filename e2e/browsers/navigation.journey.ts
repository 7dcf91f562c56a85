import { describe, expect, test } from 'vitest';
import { inEachEngine, type Visit, type Visits } from './visits.js';

const phone = { width: 390, height: 844 };
const burger = '[data-burger]';
const button = (id: string) => `[data-menu=${id}] > button`;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isOpen = (visit: Visit, id: string) =>
  visit.run(
    (css: string) => document.querySelector(css)!.getAttribute('aria-expanded') === 'true',
    button(id),
  );
const untilOpen = (visit: Visit, id: string, open: boolean) =>
  visit.until(
    (css: string, due: string) =>
      document.querySelector(css)!.getAttribute('aria-expanded') === due,
    button(id),
    String(open),
  );
const focused = (visit: Visit) =>
  visit.run(() => {
    const at = document.activeElement!;
    return at.getAttribute('href') ?? (at.textContent.trim().slice(0, 20) || at.localName);
  });
const path = (visit: Visit) => visit.run(() => location.pathname);
const untilHeading = (visit: Visit) =>
  visit.until(() => document.activeElement?.localName === 'h1' && scrollY === 0);
const hasFocus = (visit: Visit, selector: string) =>
  visit.until((css: string) => document.activeElement === document.querySelector(css), selector);
/** Whether what is current is underlined by a line, not by a colour alone. */
const underlined = (visit: Visit, selector: string) =>
  visit.run(
    (css: string) =>
      [...document.querySelectorAll(css)]
        .filter((each) => each.getClientRects().length)
        .map((each) => getComputedStyle(each).textDecorationLine),
    selector,
  );

function bar({ visit }: Visits) {
  async function openLive(at: string) {
    const visitor = await visit();
    await visitor.open(at);
    await visitor.live();
    return visitor;
  }

  test('opens a panel when the pointer rests on its button, the next one at once, and closes it', async () => {
    const visitor = await openLive('/');
    await visitor.hover(button('services'));
    await untilOpen(visitor, 'services', true);
    await visitor.hover(button('cases'));
    await untilOpen(visitor, 'cases', true);
    await visitor.point(20, 700);
    await untilOpen(visitor, 'cases', false);
  });

  test('opens by CSS before React is there', async () => {
    const visitor = await visit();
    await visitor.open('/');
    await visitor.hover(button('services'));
    await visitor.until(() =>
      document
        .querySelector('[data-menu=services] [data-panel] a')!
        .checkVisibility({ visibilityProperty: true }),
    );
  });

  test('keeps a panel while the pointer goes down into it, and follows a link there', async () => {
    const visitor = await openLive('/');
    await visitor.hover(button('services'));
    await untilOpen(visitor, 'services', true);
    await visitor.hover('[data-menu=services] [data-panel] li:nth-child(3) a');
    await later(400);
    expect(await isOpen(visitor, 'services')).toBe(true);
    await visitor.press();
    await visitor.until(() => location.pathname === '/interim-executive');
    await untilHeading(visitor);
    expect(await isOpen(visitor, 'services')).toBe(false);
  });

  test('opens and closes by click, and stays shut under a resting pointer', async () => {
    const visitor = await openLive('/');
    await visitor.click(button('cases'));
    await untilOpen(visitor, 'cases', true);
    await later(600);
    await visitor.press();
    await untilOpen(visitor, 'cases', false);
    await later(400);
    expect(await isOpen(visitor, 'cases')).toBe(false);
    await visitor.press();
    await untilOpen(visitor, 'cases', true);
    await visitor.point(20, 700);
    await visitor.press();
    await untilOpen(visitor, 'cases', false);
  });

  test('has panels of 400 px inside the window', async () => {
    const visitor = await openLive('/de/');
    for (const id of ['services', 'cases']) {
      await visitor.focus(button(id));
      await visitor.key('Enter');
      await untilOpen(visitor, id, true);
      const box = await visitor.run((css: string) => {
        const { left, right, width } = document.querySelector(css)!.getBoundingClientRect();
        return { width, inside: left >= 0 && right <= innerWidth };
      }, `[data-menu=${id}] [data-panel]`);
      expect(box).toEqual({ width: 400, inside: true });
    }
  });

  test('underlines the page that is shown, in a panel and in the languages', async () => {
    const visitor = await openLive('/beratung');
    await visitor.focus(button('services'));
    await visitor.key('Enter');
    await untilOpen(visitor, 'services', true);
    expect(
      await underlined(visitor, '[data-menu=services] [data-panel] a[aria-current] > :first-child'),
    ).toEqual(['underline']);
    await visitor.focus(button('language'));
    await visitor.key('Enter');
    await untilOpen(visitor, 'language', true);
    expect(
      await underlined(visitor, '[data-menu=language] [aria-current] span[aria-hidden]'),
    ).toEqual(['underline']);
    expect(
      await visitor.run(
        () =>
          getComputedStyle(document.querySelector('[data-menu=services] > button')!).backgroundSize,
      ),
    ).not.toMatch(/^0/);
  });

  test('goes by keyboard: past the bar, into a panel, through it and out, which closes it', async () => {
    const visitor = await openLive('/beratung');
    await visitor.key('Tab');
    expect(await focused(visitor)).toBe('#main');
    await visitor.key('Enter');
    await visitor.key('Tab');
    expect(await visitor.run(() => !!document.activeElement!.closest('main'))).toBe(true);

    await visitor.focus(button('services'));
    await visitor.key('ArrowDown');
    await untilOpen(visitor, 'services', true);
    for (const href of [
      '/beratung',
      '/ceo-coaching',
      '/interim-executive',
      '/leadership-training',
    ]) {
      await visitor.key('Tab');
      expect(await focused(visitor)).toBe(href);
    }
    await visitor.key('Tab');
    expect(await focused(visitor)).toBe('Case studies');
    await untilOpen(visitor, 'services', false);
    await visitor.key(' ');
    await untilOpen(visitor, 'cases', true);
    await visitor.key('Tab');
    await visitor.key('Escape');
    await untilOpen(visitor, 'cases', false);
    expect(await focused(visitor)).toBe('Case studies');
  });

  test('goes from a link by Enter to the heading of the next page', async () => {
    const visitor = await openLive('/');
    await visitor.focus('header nav a[href="/ueber-mich"]');
    await visitor.key('Enter');
    await visitor.until(() => location.pathname === '/ueber-mich');
    await untilHeading(visitor);
  });
}

function sheet({ visit, engine }: Visits) {
  async function openSheet(at: string) {
    const visitor = await visit(phone);
    await visitor.open(at);
    await visitor.live();
    await visitor.until(() => document.querySelector('[data-burger][aria-haspopup]'));
    await visitor.click(burger);
    await visitor.until(() => document.querySelector('[role=dialog]'));
    await visitor.until(() => !document.getAnimations().length);
    return visitor;
  }
  const untilClosed = (visitor: Visit) =>
    visitor.until(() => !document.querySelector('[role=dialog]'));

  test('is as wide as it should be, and nothing in it scrolls sideways', async () => {
    const visitor = await openSheet('/interim-executive');
    const found = await visitor.run(() => {
      const dialog = document.querySelector('[role=dialog]')!;
      return {
        width: dialog.getBoundingClientRect().width,
        excess: dialog.scrollWidth - dialog.clientWidth,
        current: document.querySelector('[role=dialog] a[aria-current=page]')?.getAttribute('href'),
      };
    });
    const width = Math.min(300, Math.max(390, engine().narrowest) - 56);
    expect(found).toEqual({ width, excess: 0, current: '/interim-executive' });
  });

  test('underlines the page that is shown, its group and its language', async () => {
    const visitor = await openSheet('/interim-executive');
    expect(
      await underlined(
        visitor,
        '[role=dialog] :is(a, button)[aria-current]:not([data-language]), [role=dialog] a[aria-current] span[aria-hidden]',
      ),
    ).toEqual(['underline', 'underline', 'underline']);
  });

  test('closes by Escape, by its button and beside it, and gives the focus back', async () => {
    const visitor = await openSheet('/');
    await visitor.key('Escape');
    await untilClosed(visitor);
    await hasFocus(visitor, burger);
    await visitor.click(burger);
    await visitor.click('[role=dialog] > button');
    await untilClosed(visitor);
    await hasFocus(visitor, burger);
    await visitor.click(burger);
    await visitor.until(() => document.querySelector('[role=dialog]'));
    await visitor.point(20, 700);
    await visitor.press();
    await untilClosed(visitor);
    await hasFocus(visitor, burger);
  });

  test('closes by Back before the page is left', async () => {
    const visitor = await visit(phone);
    await visitor.open('/');
    await visitor.live();
    await visitor.click('footer a[href="/ueber-mich"]');
    await untilHeading(visitor);
    await visitor.click('[data-burger][aria-haspopup]');
    await visitor.until(() => document.querySelector('[role=dialog]'));
    await visitor.back();
    await untilClosed(visitor);
    expect(await path(visitor)).toBe('/ueber-mich');
    await visitor.back();
    await visitor.until(() => location.pathname === '/');
  });

  test('closes when a link is chosen, whose page begins at its heading', async () => {
    const visitor = await openSheet('/');
    await visitor.click('[role=dialog] a[href="/kontakt"]');
    await visitor.until(() => location.pathname === '/kontakt');
    await untilClosed(visitor);
    await untilHeading(visitor);
  });

  test('keeps the focus inside and the page behind it still', async () => {
    const visitor = await openSheet('/');
    for (let press = 0; press < 12; press += 1) {
      await visitor.key('Tab');
      expect(await visitor.run(() => !!document.activeElement!.closest('[role=dialog]'))).toBe(
        true,
      );
    }
    expect(await visitor.run(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
  });

  test('opens, unfolds and leads on before React is there', async () => {
    const visitor = await visit(phone);
    await visitor.open('/');
    // Without the pointer, which would bring React.
    await visitor.run(() => document.querySelector<HTMLElement>('[data-burger]')!.click());
    await visitor.until(() => document.querySelector('[popover]:popover-open'));
    await visitor.run(() => document.querySelector<HTMLElement>('[popover] summary')!.click());
    await visitor.until(() =>
      document.querySelector('[popover] details[open] a')!.checkVisibility(),
    );
  });
}

inEachEngine((visits) => {
  describe('the bar', () => {
    bar(visits);
  });
  describe('the sheet', () => {
    sheet(visits);
  });
});
