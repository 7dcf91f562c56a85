import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import { engines, type Found } from './engines.js';
import { troubledSite, type TroubledSite } from './site.js';
import type { Engine, Visitor, VisitOptions } from './Visitor.js';

/** A visitor on the site, with what journeys do over and over. */
export type Visit = Visitor & {
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  /** Waits until a function of the page gives something truthy, and gives that. */
  until<Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>>;
  /** Puts the pointer on the first visible element of a selector. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  focus(selector: string): Promise<void>;
  /** Waits until React is in charge, as a touch of the bar or the form brings it about. */
  live(): Promise<void>;
};

export type Visits = {
  /** Starts a visit, which ends with the test. */
  visit: (options?: Partial<VisitOptions>) => Promise<Visit>;
  site: () => TroubledSite;
  engine: () => Engine;
};

const desk = { width: 1280, height: 800 };
const patience = 20_000;

/** Declares the same tests for each engine; one that is not there is reported with the reason. */
export function inEachEngine(declare: (visits: Visits) => void): void {
  for (const [name, find] of Object.entries(engines)) {
    const found = find();
    const missing = 'missing' in found ? found.missing : '';
    describe.skipIf(missing)(`${name}${missing && ` (not tried: ${missing})`}`, () => {
      declare(visitsWith(found));
    });
  }
}

function visitsWith(found: Found): Visits {
  let engine: Engine;
  let site: TroubledSite;
  const open = new Set<Visitor>();

  beforeAll(async () => {
    if ('missing' in found) return;
    site = await troubledSite(inject('siteUrl'));
    engine = await found.start();
    const cannot = engine.cannot.length ? `; its driver cannot: ${engine.cannot.join(', ')}` : '';
    console.log(engine.title + cannot);
  });
  beforeEach(() => site.reset());
  afterEach(async () => {
    for (const visitor of open) await visitor.close().catch(() => {});
    open.clear();
  });
  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });

  return {
    site: () => site,
    engine: () => engine,
    async visit(options = {}) {
      const { width, height, ...rest } = { ...desk, ...options };
      const wide = Math.max(width, engine.narrowest);
      const visitor = await engine.visit({ width: wide, height, ...rest });
      open.add(visitor);
      return asVisit(visitor, site.url);
    },
  };
}

/** A visitor who knows the site's address and how to wait. */
export function asVisit(visitor: Visitor, url: string): Visit {
  const until: Visit['until'] = async (script, ...args) => {
    const end = Date.now() + patience;
    for (;;) {
      // A page that is being left has nothing to run a script in.
      const value = await visitor.run(script, ...args).catch(() => undefined);
      if (value) return value as never;
      if (Date.now() > end) throw new Error(`Never came true: ${script.toString()}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const place = (selector: string) =>
    until((css: string) => {
      const element = [...document.querySelectorAll(css)].find(
        (each) => each.getClientRects().length && getComputedStyle(each).visibility === 'visible',
      );
      if (!element) return null;
      const { top, bottom } = element.getBoundingClientRect();
      const isAway = top < 0 || bottom > innerHeight;
      if (isAway) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2, isAway };
    }, selector);
  const visit: Visit = {
    ...visitor,
    until,
    async open(path) {
      await visitor.go(url + path);
      await until(() => document.readyState === 'complete');
    },
    async hover(selector) {
      const { x, y } = await place(selector);
      await visitor.point(x, y);
    },
    async click(selector) {
      // What is on its way would be missed: a line has gone above it, a transition of the page covers
      // it, or WebKit has taken the scroll back as the pointer moved.
      for (let rests = false; !rests;) {
        const { x, y } = await place(selector);
        await visitor.point(x, y);
        const now = await place(selector);
        const isHit = await visitor.run(
          (css: string, left: number, top: number) =>
            !!document.elementFromPoint(left, top)?.closest(css),
          selector,
          x,
          y,
        );
        rests = isHit && !now.isAway && now.x === x && now.y === y;
      }
      await visitor.press();
    },
    focus: (selector) =>
      visitor.run((css: string) => document.querySelector<HTMLElement>(css)!.focus(), selector),
    async live() {
      await visitor.run(() =>
        document
          .querySelector('[data-burger]')!
          .dispatchEvent(new Event('pointerover', { bubbles: true })),
      );
      await until(() => document.documentElement.dataset['live'] === '');
    },
  };
  return visit;
}
