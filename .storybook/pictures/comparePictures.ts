import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from '../../testing/browser.js';
import { differencesIn, exitCodeOf, summarize, type Report } from './summary.js';

/*
 * npm run visual             compares pictures of all stories with those of the merge base with main
 * npm run visual -- button   only those of components, or modes, whose name contains one of the words
 *
 * BASE names another commit. Exits like diff: 1 if pictures differ, 2 on any error.
 */
const root = resolve(import.meta.dirname, '../..');
const report = resolve(root, 'pictures-report');
const results = resolve(root, '.cache/pictures');
const filters = process.argv.slice(2);
const run = (command: string, args: string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

function findBase(branch: string): string {
  try {
    return run('git', ['merge-base', 'HEAD', branch]);
  } catch {
    throw new Error(
      `Git finds no commit that HEAD and “${branch}” have in common. Fetch ${branch}, or name another branch, tag or commit: BASE=<name> npm run visual`,
    );
  }
}

function buildStorybook(folder: string, output: string): void {
  const args = ['storybook', 'build', '-o', output, '--disable-telemetry', '--loglevel=warn'];
  // Hundreds of lines, which are worth reading only where it fails.
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}\nStorybook does not build in ${folder}.`);
}

/** Builds the base's Storybook, kept until there is another base. */
function buildBase(base: string): string {
  const cache = resolve(root, 'node_modules/.cache/pictures');
  const built = resolve(cache, base);
  if (existsSync(built)) return built;
  const folder = resolve(root, '.cache/base');
  rmSync(folder, { recursive: true, force: true });
  run('sh', ['-c', 'mkdir -p "$1" && git archive "$0" | tar -x -C "$1"', base, folder]);
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
  buildStorybook(folder, `${built}.part`);
  renameSync(`${built}.part`, built);
  rmSync(folder, { recursive: true });
  return built;
}

/** Takes the pictures of a Storybook: stores the base's, or compares with them; returns the exit code. */
function takePictures(storybook: string, baseStorybook: string, ...settings: string[]) {
  const args = ['playwright', 'test', '-c', '.storybook', 'pictures', ...settings];
  const env = {
    ...process.env,
    STORYBOOK: storybook,
    BASE_STORYBOOK: baseStorybook,
    FILTERS: filters.join('|'),
    PLAYWRIGHT_HTML_OUTPUT_DIR: report,
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_HTML_NO_SNIPPETS: '1',
    PLAYWRIGHT_HTML_TITLE: 'Expected: the base commit. Actual: the working tree.',
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(results, 'report.json'),
  };
  return spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' }).status;
}

function main(): number {
  for (const folder of [report, results]) rmSync(folder, { recursive: true, force: true });
  // A missing browser or base ends the run before the builds.
  findBrowser();
  const base = findBase(process.env['BASE'] ?? 'main');
  const baseName = run('git', ['log', '-1', '--format=%h “%s”', base]);
  console.log(`Comparing with ${baseName}`);
  const before = buildBase(base);
  const now = resolve(root, '.cache/storybook-pictures');
  console.log('Building Storybook of the working tree …');
  buildStorybook(root, now);
  const baseModes = run('git', ['show', `${base}:.storybook/pictures/modes.ts`]);
  writeFileSync(resolve(root, '.cache/baseModes.ts'), baseModes);
  takePictures(before, before);
  const status = takePictures(now, before, '--reporter=line,html,json');

  const file = resolve(results, 'report.json');
  if (!existsSync(file)) throw new Error('Playwright has ended without a report: see above.');
  const found = differencesIn(JSON.parse(readFileSync(file, 'utf8')) as Report);
  if (status !== 0 && found.length === 0)
    throw new Error(
      'No picture was compared: see above. Stories named MUST have none: npm run test:stories runs them.',
    );
  const compared = globSync(resolve(results, 'expected/*.png')).length;
  const only = filters.length > 0 ? ` (only ${filters.join(', ')})` : '';
  const summary = summarize(found, `compared ${compared} pictures with ${baseName}${only}`);
  // GitHub would render tags in a message as HTML.
  writeFileSync(resolve(report, 'summary.md'), `${summary.replaceAll('<', '&lt;')}\n`);
  console.log(`${summary}\nThe pictures are in pictures-report/index.html#?q=s:failed.`);
  return exitCodeOf(found);
}

try {
  process.exitCode = main();
} catch (error) {
  const { name, message, stack } = error as Error;
  // A plain Error has a message for the developer; any other is a defect of this tool.
  console.error(name === 'Error' ? message : stack);
  process.exitCode = 2;
}
