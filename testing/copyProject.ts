import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Files that an installation or a build writes. */
const made = ['**/node_modules', '**/dist', 'site/dist*', '**/.cache', '.git', '*-report'];

/** The project's sources as they are now, also in a folder without git. */
export function projectFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const files =
    status === 0
      ? stdout.split('\0')
      : globSync(['**', '**/.*', '.*/**'], { exclude: made, cwd: root });
  return files.filter((file) => statSync(resolve(root, file), { throwIfNoEntry: false })?.isFile());
}

/**
 * Copies the project’s sources as they are now, so that a test can change them. Replaces an earlier copy.
 *
 * @param to - a folder within the project, so that Node finds the dependencies in the folders above
 */
export function copyProject(to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const file of projectFiles()) cpSync(resolve(root, file), resolve(to, file));
  mkdirSync(resolve(to, 'node_modules/@advisor'), { recursive: true });
  for (const name of readdirSync(resolve(to, 'packages')))
    symlinkSync(resolve(to, 'packages', name), resolve(to, 'node_modules/@advisor', name));
}
