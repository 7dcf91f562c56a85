import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const sources = ['netlify', 'packages', 'site', 'translations'];
const rootFiles = ['netlify.toml', 'lingui.config.ts', 'package.json', 'githubAnnotation.ts'];
const results = ['node_modules', 'dist', 'dist-sample', '.cache', '.netlify'];

/**
 * Copies the site's source, so that a test can change it.
 *
 * @param to - a folder within the project, so that Node finds the dependencies in the folders above
 */
export function copyProject(to: string): void {
  for (const path of [...sources, ...rootFiles])
    cpSync(resolve(root, path), resolve(to, path), {
      recursive: true,
      filter: (from) => !results.includes(basename(from)),
    });
  mkdirSync(resolve(to, 'node_modules/@advisor'), { recursive: true });
  for (const name of ['ui', 'contact'])
    symlinkSync(resolve(to, 'packages', name), resolve(to, 'node_modules/@advisor', name));
}
