import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test, type Browser, type Page } from 'playwright/test';
import type { Server } from 'srvx';
import { serve } from 'srvx/node';
import { createFileServer } from '../host/serveFiles.js';

/*
 * npm run bench               nine rounds
 * ROUNDS=3 npm run bench      fewer
 *
 * Each result is a ratio of two loads in one round, so a busy machine slows both. Emulates a phone:
 * CPU four times slower, 150 ms latency, 1.6 Mbit/s.
 */
const rounds = Number(process.env['ROUNDS'] ?? 9);
const latency = 150;
const network = {
  offline: false,
  // The server delays instead: the page's timing doesn't include the browser's emulated latency.
  latency: 0,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};

/**
 * The site with changed documents to compare with; unchanged too, so that all have the same server.
 */
const variants = {
  site: (html: string) => html,
  withoutScripts: (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''),
  minimal: () =>
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<title>A page</title><p>A page of one sentence.</p></html>',
};
type Variant = keyof typeof variants;

/** Serves a copy of the site from `folder` with changed documents. */
async function serveVariant(variant: Variant, folder: string): Promise<Server> {
  await cp('site/dist', folder, { recursive: true });
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = path.join(folder, name);
    await writeFile(file, variants[variant](await readFile(file, 'utf8')));
  }
  const serveFile = createFileServer(process.cwd(), folder);
  return serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    async fetch(request) {
      await setTimeout(latency);
      return serveFile(request);
    },
  }).ready();
}

/** Ms from the start of the navigation to the first visible paint; a prerendered document paints unseen. */
function readFirstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  const { activationStart } = navigation as PerformanceEntry & { activationStart: number };
  return paint ? Math.max(paint.startTime, activationStart) : null;
}

const firstPaint = async (page: Page) =>
  (await (await page.waitForFunction(readFirstPaint)).jsonValue())!;

/**
 * Hovers the link to About and clicks it.
 *
 * @returns ms until its heading is there: painted in a new document, or put into this one by React
 */
async function clickLink(page: Page, msHovered = 250): Promise<number> {
  const readTimeOrigin = () => page.evaluate(() => performance.timeOrigin);
  const timeOrigin = await readTimeOrigin();
  const heading = await page.locator('h1').textContent();
  const link = page.locator('header nav a[href$="/ueber-mich"]').first();
  await link.hover();
  await page.waitForTimeout(msHovered);
  const clicked = Date.now();
  await link.click();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, heading);
  const changed = Date.now();
  const nextTimeOrigin = await readTimeOrigin();
  const isSameDocument = nextTimeOrigin === timeOrigin;
  return (isSameDocument ? changed : nextTimeOrigin + (await firstPaint(page))) - clicked;
}

/** The same once hydrated, with time to prefetch. */
async function routeChange(page: Page): Promise<number> {
  await page.locator('header nav button').first().hover();
  await page.locator('html[data-hydrated]').waitFor();
  return clickLink(page, 1000);
}

/** Measures, each in a fresh context: window width, page, and function. */
const measures: Record<
  string,
  [width: number, path: string, act: (page: Page) => Promise<number>]
> = {
  firstPaint: [412, '/de/beratung', firstPaint],
  reload: [
    412,
    '/de/kontakt',
    async (page) => {
      await page.waitForTimeout(800);
      await page.reload();
      return firstPaint(page);
    },
  ],
  linkClick: [
    1280,
    '/de/',
    async (page) => {
      await page.waitForTimeout(1000);
      return clickLink(page);
    },
  ],
  routeChange: [1280, '/de/', routeChange],
};

async function measure(browser: Browser, name: string, origin: string): Promise<number> {
  const [width, address, act] = measures[name]!;
  const context = await browser.newContext({ viewport: { width, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + address, { waitUntil: 'load' });
  const ms = await act(page);
  await context.close();
  return ms;
}

/** A comparison's name, and the two measures of its ratio, each of a variant. */
const comparisons = [
  ['first paint, to a page of one sentence', 'firstPaint site', 'firstPaint minimal'],
  ['first paint, to the page without scripts', 'firstPaint site', 'firstPaint withoutScripts'],
  ['second visit, to the page without scripts', 'reload site', 'reload withoutScripts'],
  ['first click, to plain links', 'linkClick site', 'linkClick withoutScripts'],
  ['route change, to plain links', 'routeChange site', 'linkClick withoutScripts'],
] as const;

test('compares load times', async ({ browser }, info) => {
  const servers = new Map<string, Server>();
  for (const name of Object.keys(variants) as Variant[])
    servers.set(name, await serveVariant(name, info.outputPath(name)));
  const all: Map<string, number>[] = [];
  // The first round fills the caches and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    const measured = new Map<string, number>();
    for (const key of new Set(comparisons.flatMap(([, site, baseline]) => [site, baseline]))) {
      const [name = '', variant = ''] = key.split(' ');
      const origin = servers.get(variant)!.url!.replace(/\/$/, '');
      measured.set(key, await measure(browser, name, origin));
    }
    if (round > 0) all.push(measured);
    console.log(`${round} of ${rounds}`);
  }
  for (const [name, site, baseline] of comparisons) {
    const sorted = (of: (round: Map<string, number>) => number) =>
      all.map(of).toSorted((a, b) => a - b);
    const ratios = sorted((round) => round.get(site)! / round.get(baseline)!);
    const [least, middle, most] = [0, rounds >> 1, rounds - 1].map((n) => ratios[n]!.toFixed(2));
    const time = `${sorted((round) => round.get(site)!)[rounds >> 1]!.toFixed(0)} ms`;
    console.log(`| ${name} | ${middle} (${least}–${most}) | ${time} |`);
  }
  for (const server of servers.values()) await server.close(true);
});
