import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { sampleOwner } from '../site/owner/readOwner.js';
import { publicPaths } from '../site/paths.js';
import { copyProject } from './copyProject.js';
import { inEachLanguage } from './support/inEachLanguage.js';

/* The site as Netlify publishes it, with every fact about an owner filled in. */

test.describe.configure({ mode: 'serial' });

const root = resolve(import.meta.dirname, '..');
const copy = resolve(root, '.cache/sample-owner');
const origin = 'https://mustermann.example';
const node = ['--conditions=source', '--import=tsx'];
const env = { ...process.env, OWNER: 'sample', CONTEXT: 'production', SITE_URL: origin, PORT: '0' };
let server: ChildProcess | undefined;
let served: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  rmSync(copy, { recursive: true, force: true });
  copyProject(copy);
  execFileSync(process.execPath, [...node, 'site/build/build.ts'], { cwd: copy, env });
  server = spawn(process.execPath, [...node, 'netlify/local/serve.ts'], { cwd: copy, env });
  served = `${(await once(server.stdout!, 'data')) as [Buffer]}`.trim();
});

test.afterAll(() => {
  server?.kill();
  rmSync(copy, { recursive: true, force: true });
});

const read = async (path: string) => {
  const response = await fetch(served + path);
  expect(response.status, path).toBe(200);
  return { headers: response.headers, text: await response.text() };
};

test('every page is served in every language, and search engines may list it', async () => {
  for (const path of inEachLanguage(publicPaths)) {
    const { headers, text } = await read(path);
    expect(headers.get('x-robots-tag'), path).toBeNull();
    expect(text).toContain(`<link rel="canonical" href="${origin}${path}"`);
  }
});

test('the sitemap lists every page', async () => {
  const { text } = await read('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(
    inEachLanguage(publicPaths)
      .map((path) => origin + path)
      .toSorted(),
  );
});

test('the home page links to every page', async () => {
  const { text } = await read('/');
  for (const path of publicPaths) expect(text).toMatch(new RegExp(`href="${path}"`));
});

test('the facts about the owner are shown, and none is missing', async () => {
  const { text } = await read('/impressum');
  for (const name of ['companyName', 'street', 'registerNumber', 'vatId'] as const)
    expect(text).toContain(sampleOwner()[name]);
  expect(text).not.toContain('<mark');
});
