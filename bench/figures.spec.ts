import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { test, type Browser, type Page } from 'playwright/test';

/*
 * npm run bench               nine rounds
 * ROUNDS=3 npm run bench      fewer
 *
 * Each figure is a ratio of two loads in the same round, so a machine that is busy slows both. A phone:
 * the processor four times slower, 150 ms to the server, 1.6 Mbit/s.
 */
const rounds = Number(process.env['ROUNDS'] ?? 9);
const site = 'http://127.0.0.1:8931';
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};

/** The site with other documents, for comparison; itself too, so that all have the same server. */
const variants = {
  site: (html: string) => html,
  withoutScripts: (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''),
  sentence: () =>
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<title>A page</title><p>A page of one sentence.</p></html>',
};
type Variant = keyof typeof variants;

/** Serves the site with its documents changed, and everything else as it is. */
async function serve(change: (html: string) => string): Promise<Server> {
  const answers = new Map<
    string,
    { status: number; headers: Record<string, string>; body: Buffer }
  >();
  const answerOf = async (path: string) => {
    const response = await fetch(site + path);
    const headers = Object.fromEntries(response.headers);
    let body: Buffer = Buffer.from(await response.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html')) body = Buffer.from(change(`${body}`));
    if (headers['content-encoding']) {
      headers['content-encoding'] = 'br';
      body = brotliCompressSync(body);
    }
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete headers[name];
    headers['content-length'] = `${body.length}`;
    return { status: response.status, headers, body };
  };
  const server = createServer(async (request, response) => {
    const path = request.url!;
    const { status, headers, body } = answers.get(path) ?? (await answerOf(path));
    answers.set(path, { status, headers, body });
    const known = headers['etag'] && request.headers['if-none-match'] === headers['etag'];
    response.writeHead(known ? 304 : status, {
      ...headers,
      ...(known && { 'content-length': '0' }),
    });
    response.end(known ? undefined : body);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return server;
}

const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

async function firstPaint(page: Page): Promise<number> {
  await page.waitForFunction(paint);
  return (await page.evaluate(paint))!;
}

/** Points at a link of the bar for 250 ms and clicks it; ms until the next page's first paint. */
async function click(page: Page): Promise<number> {
  const about = page.locator('header nav a[href$="/ueber-mich"]').first();
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('clicked', `${Date.now()}`), true);
  });
  await about.hover();
  await page.waitForTimeout(250);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL('**/ueber-mich');
  const painted = await firstPaint(page);
  return page.evaluate(
    (ms) => performance.timeOrigin + ms - Number(sessionStorage.getItem('clicked')),
    painted,
  );
}

/** With React in charge: ms from a click until the next page's heading is drawn. */
async function routeChange(page: Page): Promise<number> {
  const about = page.locator('header nav a[href$="/ueber-mich"]').first();
  await page.locator('[data-menu] > button').first().hover();
  await page.locator('html[data-live]').waitFor();
  await about.hover();
  await page.waitForTimeout(1000);
  const started = page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const before = document.querySelector('h1')!.textContent;
            const look = (now: number) => {
              if (document.querySelector('h1')?.textContent !== before) done(now - timeStamp);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          true,
        );
      }),
  );
  await about.click();
  return started;
}

/** Opens the sheet and a group in it, fills a field, chooses a subject; ms of the slowest interaction. */
async function slowestInteraction(page: Page): Promise<number> {
  await page.evaluate(() => {
    const slowest = Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        slowest.slowest = Math.max(slowest.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator('[data-burger]').click();
  await page.waitForTimeout(500);
  const group = ':is([role=dialog], [popover]:popover-open) :is(summary, button[aria-expanded])';
  await page.locator(group).first().click();
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await page.locator('[name=firstName]').click();
  await page.keyboard.type('Zoé', { delay: 100 });
  await page.locator('select').first().selectOption({ index: 1 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { slowest: number }).slowest);
}

/** In a window with an empty cache. */
async function inWindow<Result>(
  browser: Browser,
  width: number,
  url: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  const result = await act(page);
  await context.close();
  return result;
}

/** What is measured of each variant, in the page that it is measured on. */
const measures = {
  visit: [412, '/de/beratung', firstPaint],
  'second visit': [
    412,
    '/de/kontakt',
    async (page: Page) => {
      await page.waitForTimeout(800);
      await page.reload();
      return firstPaint(page);
    },
  ],
  click: [1280, '/de/', async (page: Page) => page.waitForTimeout(1000).then(() => click(page))],
  route: [1280, '/de/', routeChange],
  interaction: [412, '/fr/kontakt', slowestInteraction],
} as const;

/** Name of a figure, its goal, and the two measurements of which it is the ratio. */
const figures = [
  ['first paint, to a page of one sentence', 1.1, ['visit', 'site'], ['visit', 'sentence']],
  ['first paint, to the page without scripts', 1, ['visit', 'site'], ['visit', 'withoutScripts']],
  [
    'second visit, to the page without scripts',
    1,
    ['second visit', 'site'],
    ['second visit', 'withoutScripts'],
  ],
  ['first click, to plain links', 1, ['click', 'site'], ['click', 'withoutScripts']],
  ['route change, to plain links', 0.5, ['route', 'site'], ['click', 'withoutScripts']],
  [
    'slowest interaction, to the page without scripts',
    1,
    ['interaction', 'site'],
    ['interaction', 'withoutScripts'],
  ],
] as const;

test('measures', async ({ browser }) => {
  const servers = {} as Record<Variant, Server>;
  for (const name of Object.keys(variants) as Variant[])
    servers[name] = await serve(variants[name]);
  const origin = (name: Variant) =>
    `http://127.0.0.1:${(servers[name].address() as AddressInfo).port}`;
  const values = figures.map(() => [] as { ratio: number; ms: number }[]);
  // The first round fills the variants' caches and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    const known = new Map<string, number>();
    const measured = async ([name, variant]: readonly [keyof typeof measures, Variant]) => {
      const key = `${name} ${variant}`;
      const [width, path, act] = measures[name];
      const ms = known.get(key) ?? (await inWindow(browser, width, origin(variant) + path, act));
      known.set(key, ms);
      return ms;
    };
    for (const [at, [, , ours, other]] of figures.entries()) {
      const ms = await measured(ours);
      const ratio = ms / (await measured(other));
      if (round > 0) values[at]!.push({ ratio, ms });
    }
    console.log(`${round} of ${rounds}`);
  }
  console.log('| ratio | goal | measured | ms |\n| --- | ---: | ---: | ---: |');
  for (const [at, [name, goal]] of figures.entries()) {
    const middle = (key: 'ratio' | 'ms') => {
      const sorted = values[at]!.map((value) => value[key]).toSorted((a, b) => a - b);
      return { median: sorted[sorted.length >> 1]!, min: sorted[0]!, max: sorted.at(-1)! };
    };
    const { median, min, max } = middle('ratio');
    const range = `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;
    console.log(`| ${name} | ${goal.toFixed(2)} | ${range} | ${middle('ms').median.toFixed(0)} |`);
  }
  for (const server of Object.values(servers)) server.close();
});
