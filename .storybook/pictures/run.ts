import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/*
 * npm run visual             compares pictures of all stories with those of the commit that the branch
 *                            leaves main at; on main itself, of the last commit
 * npm run visual -- button   only stories whose id contains one of the words
 *
 * BASE in the environment names another commit.
 */
const root = resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const main = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: root });
const base = git(
  'rev-parse',
  process.env['BASE'] ?? git('merge-base', 'HEAD', main.status ? 'origin/main' : 'main'),
);
const cache = resolve(root, 'node_modules/.cache/pictures', base);
const indexOf = (of: string) => resolve(cache, `${of || 'all'}.json`);
/** What the base has pictures of, once they are all taken. */
const baseIndex = [indexOf(''), indexOf(words.join(' '))].find(existsSync) ?? takeBase();

console.log(`Comparing with ${git('log', '-1', '--format=%h %s', base)} …`);
process.exitCode = picture(build(root), { PICTURES_BASE_INDEX: baseIndex });

/** Builds Storybook as it is in a folder, only what the words need; returns where it is. */
function build(folder: string): string {
  const built = resolve(folder, '.cache/storybook-pictures');
  const bin = resolve(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const options = [
    '--output-dir',
    built,
    '--disable-telemetry',
    ...(words.length ? ['--test'] : []),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'build', ...options], {
    cwd: folder,
    env: { ...process.env, STORIES: words.join(' ') },
    encoding: 'utf8',
  });
  if (status === 0) return built;
  console.error(`${stdout}${stderr}\nStorybook does not build: see above.`);
  process.exit(1);
}

/** Runs Playwright Test on a built Storybook; returns its exit code. */
function picture(storybook: string, env: Record<string, string> = {}): number {
  const cli = resolve(root, 'node_modules/playwright/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', '-c', import.meta.dirname], {
    cwd: root,
    env: {
      ...process.env,
      PICTURES_STORYBOOK: storybook,
      PICTURES_INDEX: resolve(storybook, 'index.json'),
      PICTURES_FOLDER: cache,
      PICTURES_OF: words.join(' '),
      ...env,
    },
    stdio: 'inherit',
  });
  return status ?? 1;
}

/** Takes the pictures of the base, in a worktree whose dependencies are those of the working tree. */
function takeBase(): string {
  const worktree = resolve(root, '.cache/base');
  const remove = () => spawnSync('git', ['worktree', 'remove', '--force', worktree], { cwd: root });
  remove();
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', '--force', worktree, base);
  // Node finds the dependencies in the folders above, but the project's own packages are the base's.
  for (const path of globSync(['{site,packages/*}/node_modules', 'node_modules/@advisor/*'], {
    cwd: root,
  })) {
    const link = resolve(worktree, path);
    mkdirSync(dirname(link), { recursive: true });
    const own = /@advisor\/(.*)/.exec(path)?.[1];
    symlinkSync(
      own ? resolve(worktree, own === 'site' ? own : `packages/${own}`) : resolve(root, path),
      link,
    );
  }
  console.log(`Taking the pictures of ${git('log', '-1', '--format=%h %s', base)} …`);
  const storybook = build(worktree);
  const failed = picture(storybook) !== 0;
  const index = failed ? resolve(cache, 'incomplete') : indexOf(words.join(' '));
  mkdirSync(cache, { recursive: true });
  copyFileSync(resolve(storybook, 'index.json'), index);
  remove();
  return index;
}
