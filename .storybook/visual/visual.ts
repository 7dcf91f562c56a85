import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { ensureBrowser } from '../../testing/browser.js';
import { changeOf } from './changeOf.js';
import { modesOf, withoutPicture, type Picture } from './modes.js';
import { writeReport, type Difference } from './report.js';
import { entriesOf, runInBrowsers } from './runInBrowsers.js';
import { takeScreenshot } from './takeScreenshot.js';

/*
 * npm run visual             compares screenshots of all stories with those of the merge base with main
 * npm run visual -- button   only stories whose id contains one of the words
 *
 * BASE names another commit. Exits like diff: 1 if screenshots differ, 2 on any error.
 */
process.on('uncaughtException', ({ name, message, stack }) => {
  // Plain errors have a sentence of their own; others are defects of this tool.
  console.error(name === 'Error' ? message : stack);
  process.exit(2);
});
const root = resolve(import.meta.dirname, '../..');
const report = resolve(root, 'visual-report');
rmSync(report, { recursive: true, force: true });
const words = process.argv.slice(2);
const run = (command: string, args: string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
// A missing browser or base ends the run before the builds.
ensureBrowser();
const base = findBase(process.env['BASE'] ?? 'main');
const baseName = run('git', ['log', '-1', '--format=%h “%s”', base]);

function findBase(branch: string): string {
  try {
    return run('git', ['merge-base', 'HEAD', branch]);
  } catch {
    throw new Error(
      `Git finds no commit that HEAD and “${branch}” have in common. Fetch ${branch}, or name another branch, tag or commit: BASE=<name> npm run visual`,
    );
  }
}

/** Runs a command of a folder's Storybook, which can take minutes. */
async function storybook(folder: string, ...args: string[]): Promise<void> {
  const { resolve: find } = createRequire(resolve(folder, 'package.json'));
  const bin = find('storybook/internal/bin/dispatcher');
  const start = Date.now();
  const progress = setInterval(
    () => console.log(`  ${Math.round((Date.now() - start) / 1000)} s`),
    15_000,
  );
  const settings = { cwd: folder, maxBuffer: Infinity };
  await promisify(execFile)(process.execPath, [bin, ...args, '--disable-telemetry'], settings)
    .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      const isFrame = (line: string) => /^│ +(at |\()/.test(line);
      const lines = `${stdout}${stderr}`.trim().split('\n');
      const last = lines.filter((line) => !isFrame(line)).slice(-30);
      throw new Error([...last, `Storybook does not build in ${folder}: see above.`].join('\n'));
    })
    .finally(() => clearInterval(progress));
}

/** Builds the base's Storybook, kept until there is another base. */
async function buildBase(): Promise<string> {
  const cache = resolve(root, 'node_modules/.cache/pictures');
  const built = resolve(cache, base);
  if (existsSync(built)) return built;
  const folder = resolve(root, '.cache/base');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('sh', ['-c', `git archive ${base} | tar -x -C ${folder}`]);
  // Unchanged dependencies resolve from the parent folders, except the project's own packages.
  if (run('git', ['diff', '--name-only', base, '--', 'package-lock.json'])) {
    console.log('Installing the dependencies of the base commit …');
    run('npm', ['ci'], folder);
  } else {
    const own = (of: string) => resolve(of, 'node_modules/@advisor');
    cpSync(own(root), own(folder), { recursive: true, verbatimSymlinks: true });
  }
  rmSync(cache, { recursive: true, force: true });
  console.log('Building Storybook of the base commit …');
  await storybook(folder, 'build', '--output-dir', `${built}.part`);
  renameSync(`${built}.part`, built);
  rmSync(folder, { recursive: true });
  return built;
}

/** A Storybook's pictures by file name. */
function picturesOf(folder: string): Map<string, Picture> {
  const pictures = entriesOf(folder, 'story').flatMap((entry) =>
    modesOf(entry).map((mode) => ({ entry, mode })),
  );
  return new Map(
    pictures.map((picture) => [`${picture.mode.name}-${picture.entry.id}.png`, picture]),
  );
}

const isWanted = ({ entry: { id } }: Picture) =>
  words.length === 0 || words.some((word) => id.includes(word.toLowerCase()));
const only = words.map((word) => `“${word}”`).join(' or ');

const current = resolve(root, '.cache/storybook-pictures');
if (words.length > 0) {
  console.log('Looking for the stories …');
  mkdirSync(current, { recursive: true });
  await storybook(root, 'index', '--output-file', resolve(current, 'index.json'));
  if (![...picturesOf(current).values()].some(isWanted))
    throw new Error(
      `No story with a picture has ${only} in its id, which is in its address in Storybook. ${withoutPicture}`,
    );
}
console.log(`Comparing with ${baseName}`);
const storybooks = [await buildBase(), current];
console.log('Building Storybook of the working tree …');
await storybook(root, 'build', '--output-dir', current);
const before = picturesOf(storybooks[0]!);
const now = picturesOf(current);
const shot = (window: Page, picture?: Picture, expected?: Buffer) =>
  picture && takeScreenshot(window, picture, expected);

const all = new Map([...before, ...now]);
const order = [...all].flatMap(([file, picture]) => (isWanted(picture) ? file : []));
const differences = new Map<string, Difference>();
let taken = 0;
// Sorted by mode, because each mode needs a new document.
await runInBrowsers(storybooks, order.toSorted(), async ([baseWindow, window], file) => {
  const old = await shot(baseWindow!, before.get(file));
  const latest = await shot(window!, now.get(file), old?.png);
  const change = await changeOf(old, latest);
  taken += 1;
  if (taken % 25 === 0) console.log(`${taken} of ${order.length} compared`);
  if (!change) return;
  const { difference, ...rest } = change;
  const images = { before: old?.png, now: latest?.png, difference };
  differences.set(file, { file, ...all.get(file)!, ...rest, images });
});

const part = only && ` of ${all.size}`;
const compared = `${order.length}${part} pictures${only && ` (only ${only})`}, compared with ${baseName}`;
const inOrder = order.flatMap((file) => differences.get(file) ?? []);
console.log(writeReport(report, compared, inOrder));
if (inOrder.length > 0) console.log('The pictures are in visual-report/index.html.');
const hasFailed = inOrder.some(({ error }) => error);
process.exitCode = hasFailed ? 2 : Math.min(inOrder.length, 1);
