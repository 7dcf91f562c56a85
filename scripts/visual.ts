import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { modes, type Mode } from '../.storybook/modes.js';
import { asBaseline, compare } from './visual/compare.js';
import { report, type ReportEntry } from './visual/report.js';
import { openStorybook, showStory, type OpenStorybook, type Story } from './visual/storybook.js';

/*
 * npm run visual          compares each story in each mode with its baseline
 * npm run visual:update   takes the pictures of today as baselines
 * … -- button hero        only stories whose id contains one of the words
 */

const root = resolve(import.meta.dirname, '..');
const baselines = resolve(root, 'visual-baselines');
const reportFolder = resolve(root, 'visual-report');

const update = process.argv.includes('--update');
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

try {
  const storybook = await openStorybook();
  await lookAtAll(storybook).finally(storybook.close);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function lookAtAll(storybook: OpenStorybook): Promise<void> {
  const stories = storybook.stories.filter(
    ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
  );
  await rm(reportFolder, { recursive: true, force: true });
  const differing: ReportEntry[] = [];
  // Two at a time: a browser draws one window while the other one settles.
  for (let at = 0; at < modes.length; at += 2) {
    const pair = modes.slice(at, at + 2);
    const entries = await Promise.all(pair.map((mode) => lookAt(storybook, stories, mode)));
    differing.push(...entries.flat());
  }
  if (words.length === 0) differing.push(...(await forget(stories)));
  await finish(differing, stories.length * modes.length);
}

/** Takes and compares the pictures of one mode; the entries are those that differ. */
async function lookAt(
  { open }: OpenStorybook,
  stories: readonly Story[],
  mode: Mode,
): Promise<ReportEntry[]> {
  const page = await open(
    {
      viewport: { width: mode.width, height: 900 },
      ...(mode.forcedColors && { forcedColors: mode.forcedColors }),
    },
    mode,
  );
  if (mode.media) await page.emulateMedia({ media: mode.media });
  const entries: ReportEntry[] = [];
  for (const story of stories) {
    const entry = await lookAtStory(page, story, mode);
    if (entry) entries.push(entry);
  }
  await page.context().close();
  console.log(`${mode.name}: ${stories.length} pictures, ${entries.length} differ`);
  return entries;
}

async function lookAtStory(page: Page, story: Story, mode: Mode): Promise<ReportEntry | undefined> {
  const named = { story: `${story.title}: ${story.name}`, mode: mode.name };
  const baseline = resolve(baselines, mode.name, `${story.id}.webp`);
  let picture: Buffer;
  try {
    await showStory(page, story);
    picture = await takePicture(page);
  } catch (error) {
    return { ...named, verdict: (error as Error).message };
  }
  if (update) {
    const kept = existsSync(baseline) && (await compare(await readFile(baseline), picture));
    if (kept && kept.result === 'same') return undefined;
    await mkdir(dirname(baseline), { recursive: true });
    await writeFile(baseline, await asBaseline(picture));
    return undefined;
  }
  const after = await inReport(`${mode.name}/${story.id}.now.png`, picture);
  if (!existsSync(baseline)) {
    return { ...named, after, verdict: 'There is no baseline yet: run npm run visual:update.' };
  }
  const before = await readFile(baseline);
  const comparison = await compare(before, picture);
  if (comparison.result === 'same') {
    await rm(resolve(reportFolder, after));
    return undefined;
  }
  const shown = {
    ...named,
    after,
    before: await inReport(`${mode.name}/${story.id}.before.webp`, before),
  };
  if (comparison.result === 'resized') {
    return { ...shown, verdict: `It was ${comparison.from} px and is ${comparison.to} px.` };
  }
  const difference = await inReport(
    `${mode.name}/${story.id}.difference.png`,
    comparison.difference,
  );
  return { ...shown, difference, verdict: `${comparison.pixels} pixels differ.` };
}

/** As high as what is on it: the window's height is of no meaning, except for what covers it. */
async function takePicture(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('#storybook-root, #storybook-root ~ *')];
    const edges = shown.map((element) => element.getBoundingClientRect().bottom + scrollY);
    const covered = document.querySelector(
      '[popover]:popover-open, [role=dialog][data-state=open]',
    );
    const margin = parseFloat(getComputedStyle(document.body).paddingBottom);
    return Math.ceil(Math.max(covered ? innerHeight : 1, ...edges) + margin);
  });
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width: page.viewportSize()!.width, height },
  });
}

async function inReport(file: string, content: Buffer): Promise<string> {
  const target = resolve(reportFolder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  return file;
}

/** Baselines of stories that are gone: removed by an update, reported otherwise. */
async function forget(stories: readonly Story[]): Promise<ReportEntry[]> {
  const ids = new Set(stories.map(({ id }) => `${id}.webp`));
  const known = existsSync(baselines) ? await readdir(baselines, { recursive: true }) : [];
  const entries: ReportEntry[] = [];
  for (const file of known.filter((name) => name.endsWith('.webp'))) {
    const [mode = '', name = ''] = file.split('/');
    if (ids.has(name) && modes.some((each) => each.name === mode)) continue;
    const path = resolve(baselines, file);
    if (update) {
      await rm(path);
      continue;
    }
    const before = `${mode}/${name}`;
    await mkdir(dirname(resolve(reportFolder, before)), { recursive: true });
    await copyFile(path, resolve(reportFolder, before));
    entries.push({
      story: name,
      mode,
      before,
      verdict: 'Its story is gone: run npm run visual:update to remove it.',
    });
  }
  return entries;
}

async function finish(differing: readonly ReportEntry[], total: number): Promise<void> {
  if (update) {
    for (const { story, mode, verdict } of differing)
      console.error(`${story} (${mode}): ${verdict}`);
    console.log(`${relative(root, baselines)}/ holds the pictures of today.`);
  } else {
    await mkdir(reportFolder, { recursive: true });
    const file = resolve(reportFolder, 'index.html');
    await writeFile(file, report(differing, total));
    for (const { story, mode, verdict } of differing) console.log(`${story} (${mode}): ${verdict}`);
    console.log(
      differing.length === 0
        ? `All ${total} pictures are as they were.`
        : `${differing.length} of ${total} pictures differ. Open ${pathToFileURL(file).href}`,
    );
  }
  if (differing.length > 0) process.exitCode = 1;
}
