import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { modesOf, type Picture } from './modes.js';
import { changeOf, writeReport, type Difference } from './report.js';
import { entriesOf, runInBrowsers } from './runInBrowsers.js';
import { takeScreenshot } from './takeScreenshot.js';

/*
 * npm run visual             compares screenshots of all stories with those of the merge base with main
 * npm run visual -- button   only stories whose id contains one of the words
 *
 * BASE names another commit. Exits like diff: 1 if screenshots differ, 2 on any error.
 */
process.on('uncaughtException', ({ stack }) => {
  console.error(stack);
  process.exit(2);
});
const root = resolve(import.meta.dirname, '../..');
const report = resolve(root, 'visual-report');
rmSync(report, { recursive: true, force: true });
const words = process.argv.length > 2 ? process.argv.slice(2) : [''];
const run = (command: string, args: string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
const base = run('git', ['merge-base', 'HEAD', process.env['BASE'] ?? 'main']);
const baseName = run('git', ['log', '-1', '--format=%h “%s”', base]);

/** Builds a folder's Storybook. */
function build(folder: string, output: string): void {
  const { resolve: find } = createRequire(resolve(folder, 'package.json'));
  const bin = find('storybook/internal/bin/dispatcher');
  const args = [bin, 'build', '--output-dir', output, '--disable-telemetry'];
  const built = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (built.status === 0) return;
  const lines = `${built.stdout}${built.stderr}`.trim().split('\n');
  const isFrame = (line: string) => /^│ +(at |\()/.test(line);
  console.error(
    lines
      .filter((line) => !isFrame(line))
      .slice(-30)
      .join('\n'),
  );
  console.error(`Storybook does not build in ${folder}: see above.`);
  process.exit(2);
}

/** Builds the base's Storybook, kept until there is another base. */
function buildBase(): string {
  const cache = resolve(root, 'node_modules/.cache/pictures');
  const built = resolve(cache, base);
  if (existsSync(built)) return built;
  const folder = resolve(root, '.cache/base');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('sh', ['-c', `git archive ${base} | tar -x -C ${folder}`]);
  // Unchanged dependencies resolve from the parent folders, except the project's own packages.
  if (run('git', ['diff', '--name-only', base, '--', 'package-lock.json']))
    run('npm', ['ci'], folder);
  else {
    const own = (of: string) => resolve(of, 'node_modules/@advisor');
    cpSync(own(root), own(folder), { recursive: true, verbatimSymlinks: true });
  }
  rmSync(cache, { recursive: true, force: true });
  build(folder, `${built}.part`);
  renameSync(`${built}.part`, built);
  rmSync(folder, { recursive: true });
  return built;
}

/** A Storybook's pictures by file name. */
function picturesOf(storybook: string): Map<string, Picture> {
  const pictures = entriesOf(storybook, 'story')
    .filter(({ id }) => words.some((word) => id.includes(word)))
    .flatMap((entry) => modesOf(entry).map((mode) => ({ entry, mode })));
  return new Map(
    pictures.map((picture) => [`${picture.mode.name}-${picture.entry.id}.png`, picture]),
  );
}

console.log(`Comparing with ${baseName} …`);
const storybooks = [buildBase(), resolve(root, '.cache/storybook-pictures')] as const;
build(root, storybooks[1]);
const before = picturesOf(storybooks[0]);
const now = picturesOf(storybooks[1]);
const shot = (window: Page, picture?: Picture, expected?: Buffer) =>
  picture && takeScreenshot(window, picture, expected).catch((error: Error) => error);

const differences: Difference[] = [];
let taken = 0;
// Sorted by mode, because each mode needs a new document.
const files = [...new Set([...before.keys(), ...now.keys()])].toSorted();
if (files.length === 0) throw new Error(`No pictured story’s id contains ${words.join(' or ')}.`);
await runInBrowsers(storybooks, files, async ([baseWindow, window], file) => {
  const old = await shot(baseWindow!, before.get(file));
  const png = await shot(window!, now.get(file), old instanceof Buffer ? old : undefined);
  const change = await changeOf(old, png);
  const picture = now.get(file) ?? before.get(file)!;
  taken += 1;
  if (taken % 25 === 0) console.log(`${taken} of ${files.length} compared`);
  if (change) differences.push({ file, ...picture, ...change, before: old, now: png });
});

const compared = `${files.length} pictures, compared with ${baseName}`;
console.log(writeReport(report, compared, differences));
if (differences.length > 0) console.log('The pictures are in visual-report/index.html.');
const hasFailed = differences.some(({ kind }) => kind === 'failing');
process.exitCode = hasFailed ? 2 : Math.min(differences.length, 1);
