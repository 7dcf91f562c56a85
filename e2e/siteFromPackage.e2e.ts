import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Prerenderer = typeof import('../site/engine/prerender.js');

const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'site/.cache/from-package');

function build(outDir: string, published: boolean, ...options: string[]): void {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [
      vite,
      'build',
      '-c',
      'site/vite.config.ts',
      '--outDir',
      outDir,
      '--logLevel',
      'warn',
      ...options,
    ],
    {
      cwd: root,
      env: { ...process.env, ...(published && { SITE_FROM_DIST: '1' }) },
      stdio: 'pipe',
    },
  );
}

beforeAll(() => {
  execFileSync('npm', ['run', 'build', '-w', '@advisor/ui'], { cwd: root, stdio: 'pipe' });
  build(`${folder}/source`, false, '--ssr', 'engine/prerender.tsx');
  build(`${folder}/published`, true, '--ssr', 'engine/prerender.tsx');
  build(`${folder}/client`, true);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The home page without its class names, which are other ones in source and package. */
async function homePage(kind: 'source' | 'published'): Promise<string> {
  const { pageNamed, renderPage } = (await import(`${folder}/${kind}/prerender.js`)) as Prerenderer;
  const { bodyHtml } = await renderPage(pageNamed('home'), 'en');
  return bodyHtml.replace(/ class="[^"]*"/g, '');
}

test('the site built from the published package has the pages of the one built from its source', async () => {
  const published = await homePage('published');
  expect(published).toContain('<h1');
  expect(published).toBe(await homePage('source'));
});

test('the site built from the published package has its stylesheet', () => {
  const sheets = globSync(`${folder}/client/**/*.css`).map((file) => readFileSync(file, 'utf8'));
  expect(sheets.join('')).toMatch(/@layer reset[;,{]/);
  expect(sheets.join('')).toContain('light-dark(');
});
