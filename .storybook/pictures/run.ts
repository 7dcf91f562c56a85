import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { drawnHeight } from '../drawnHeight.js';
import { asBaseline, compare } from './compare.js';
import { modes, modesOf, type Entry, type Mode } from './modes.js';
import { report, type ReportEntry } from './report.js';
import { enterMode, openWindow, serveStorybook, show } from './storybook.js';

/*
 * npm run visual          compares each picture with its baseline
 * npm run visual:update   takes the pictures of today as baselines and removes those without a story
 * … -- button hero        only stories whose id contains one of the words
 * … -- docs               only pages of documentation, which link to all others and so need them built
 */

const root = resolve(import.meta.dirname, '../..');
const baselines = resolve(root, 'visual-baselines');
const reportFolder = resolve(root, 'visual-report');

const update = process.argv.includes('--update');
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// Ends the browsers and the server as well, whatever has happened.
process.exit();

async function run(): Promise<void> {
  const docs = words.includes('docs');
  // Two browsers: one renders while the other takes pictures. They start while Storybook builds.
  const [{ entries, origin }, one, other] = await Promise.all([
    serveStorybook(docs ? [] : words),
    openWindow(),
    openWindow(),
  ]);
  const wanted = entries.filter(
    ({ id, type }) =>
      words.length === 0 || ((docs || type === 'story') && words.some((word) => id.includes(word))),
  );
  const [light, ...others] = modes;
  await rm(reportFolder, { recursive: true, force: true });
  // The first mode has as many pictures as all others.
  const shares = await Promise.all([
    compareModes([light!], wanted, origin, one),
    compareModes(others, wanted, origin, other),
  ]);
  const differing = shares.flat();
  if (words.length === 0) differing.push(...(await forget(wanted)));
  await finish(differing, wanted.flatMap(modesOf).length);
}

/** Takes and compares the pictures of some modes in a window; returns those that differ. */
async function compareModes(
  ofModes: readonly Mode[],
  entries: readonly Entry[],
  origin: string,
  page: Page,
): Promise<ReportEntry[]> {
  const differing: ReportEntry[] = [];
  for (const mode of ofModes) {
    const pictured = entries.filter((entry) => modesOf(entry).includes(mode));
    const [first] = pictured;
    if (!first) continue;
    await enterMode(page, origin, mode, first);
    let count = 0;
    for (const entry of pictured) {
      const difference = await compareEntry(page, entry, mode);
      if (!difference) continue;
      differing.push(difference);
      count += 1;
    }
    console.log(
      `${mode.name}: ${pictured.length} pictures, ${update ? 'taken' : `${count} differ`}`,
    );
  }
  return differing;
}

async function compareEntry(
  page: Page,
  entry: Entry,
  mode: Mode,
): Promise<ReportEntry | undefined> {
  const named = { id: entry.id, component: entry.title, story: entry.name, mode: mode.name };
  const file = `${mode.name}/${entry.id}`;
  const baseline = resolve(baselines, `${file}.webp`);
  let picture: Buffer;
  try {
    await show(page, entry, mode);
    picture = await takePicture(page);
  } catch (error) {
    return { ...named, kind: 'failed', verdict: (error as Error).message };
  }
  const before = existsSync(baseline) ? await readFile(baseline) : null;
  const comparison = before && (await compare(before, picture));
  if (comparison?.result === 'same') return undefined;
  if (update) {
    await write(baseline, await asBaseline(picture));
    return undefined;
  }
  const after = await inReport(`${file}.now.png`, picture);
  if (!before || !comparison)
    return { ...named, kind: 'new', after, verdict: 'It has no baseline.' };
  return {
    ...named,
    kind: comparison.result,
    verdict:
      (comparison.result === 'resized'
        ? `${comparison.from} px became ${comparison.to} px; `
        : '') + `${comparison.pixels} pixels differ.`,
    after,
    before: await inReport(`${file}.before.webp`, before),
    difference: await inReport(`${file}.difference.png`, comparison.difference),
  };
}

/** As high as its content; the window's height matters only to overlays. */
async function takePicture(page: Page): Promise<Buffer> {
  const height = await page.locator('body').evaluate(drawnHeight);
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width: page.viewportSize()!.width, height },
  });
}

async function write(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function inReport(file: string, content: Buffer): Promise<string> {
  await write(resolve(reportFolder, file), content);
  return file;
}

/** Baselines without an entry: removed by an update, reported otherwise. */
async function forget(entries: readonly Entry[]): Promise<ReportEntry[]> {
  const taken = new Set(
    entries.flatMap((entry) => modesOf(entry).map(({ name }) => `${name}/${entry.id}.webp`)),
  );
  const known = existsSync(baselines) ? await readdir(baselines, { recursive: true }) : [];
  const stale = known.filter((file) => file.endsWith('.webp') && !taken.has(file));
  if (update) {
    for (const file of stale) await rm(resolve(baselines, file));
    return [];
  }
  return Promise.all(
    stale.map(async (file) => {
      const [mode = '', name = ''] = file.split('/');
      const before = await inReport(file, await readFile(resolve(baselines, file)));
      const id = name.replace('.webp', '');
      const verdict = 'No story has this picture any more; npm run visual:update removes it.';
      return { id, component: 'Gone', story: id, mode, kind: 'gone' as const, before, verdict };
    }),
  );
}

async function finish(differing: readonly ReportEntry[], total: number): Promise<void> {
  for (const { id, mode, verdict } of differing) console.log(`${id} (${mode}): ${verdict}`);
  if (differing.length > 0) process.exitCode = 1;
  if (update) {
    console.log(`${relative(root, baselines)}/ has the ${total} pictures of today.`);
    return;
  }
  const file = resolve(reportFolder, 'index.html');
  await write(file, report(differing, total));
  console.log(
    differing.length === 0
      ? `All ${total} pictures are as they were.`
      : `${differing.length} of ${total} pictures differ. Open ${pathToFileURL(file).href}`,
  );
}
