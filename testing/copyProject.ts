import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * Copies the project’s sources as they are now, so that a test can change them. Replaces an earlier copy.
 *
 * @param to - a folder within the project, so that Node finds the dependencies in the folders above
 */
export function copyProject(to: string): void {
  rmSync(to, { recursive: true, force: true });
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    const from = resolve(root, file);
    if (file && existsSync(from)) cpSync(from, resolve(to, file));
  }
  mkdirSync(resolve(to, 'node_modules/@advisor'), { recursive: true });
  for (const name of readdirSync(resolve(to, 'packages')))
    symlinkSync(resolve(to, 'packages', name), resolve(to, 'node_modules/@advisor', name));
}
