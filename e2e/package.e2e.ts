import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, ensureBrowser } from './support/browser.js';

const root = resolve(import.meta.dirname, '..');

/** A page of another application, as its authors would write it. */
const application = {
  'index.html': `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Another app</title><link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="/main.jsx"></script></body></html>
`,
  'App.tsx': `import { ButtonLink, Flag, Heading, DescriptionList, Note, Stack, Text, TextField } from '@advisor/ui';

export function App() {
  return (
    <Stack space={5}>
      <Heading level={1}>Another app</Heading>
      <Text tone="muted">It has never seen the repository of the design system.</Text>
      <Note title="For your information" level={2}><Text>Installed from a tarball.</Text></Note>
      <DescriptionList entries={[{ term: 'Language', value: <><Flag name="de" /> DE</> }]} />
      <TextField name="email" kind="email" label="Email" placeholder="name@example.com" />
      <ButtonLink href="https://example.com/" newTab="opens in a new tab">Leave</ButtonLink>
    </Stack>
  );
}
`,
  'main.jsx': `import '@advisor/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

createRoot(document.getElementById('app')).render(<App />);
`,
  'render.jsx': `import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

console.log(renderToString(<App />));
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
    },
    files: ['App.tsx'],
  }),
  'vite.config.js': `import react from '@vitejs/plugin-react';

export default { plugins: [react()] };
`,
};

let folder: string;
let browser: Browser;
let server: PreviewServer;

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-ui-consumer-'));
  execFileSync('npm', ['pack', '-w', '@advisor/ui', '--pack-destination', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for (const [file, text] of Object.entries(application)) writeFileSync(join(folder, file), text);
  const versionOf = (name: string) =>
    (
      JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version;
  const dependencies = Object.fromEntries(
    ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', '@vitejs/plugin-react'].map(
      (name) => [name, versionOf(name)],
    ),
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'another-app', private: true, type: 'module', dependencies }),
  );
  // npm's cache has what `npm ci` fetched, so the network is hardly needed.
  run('sh', '-c', 'npm install --prefer-offline --no-audit --no-fund ./advisor-ui-*.tgz');
  run('npx', 'vite', 'build', '--logLevel', 'warn');
  run('npx', 'vite', 'build', '--logLevel', 'warn', '--ssr', 'render.jsx', '--outDir', 'server');
  server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 6117 },
  });
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the tarball shows styled components in an application that has never seen the repository', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.resolvedUrls!.local[0]!);

  const link = page.getByRole('link', { name: 'Leave (opens in a new tab)' });
  await link.waitFor();
  expect(await page.getByRole('definition').filter({ hasText: 'DE' }).isVisible()).toBe(true);
  const look = await link.evaluate((element) => {
    const { backgroundColor, minHeight } = getComputedStyle(element);
    const { fontFamily } = getComputedStyle(document.querySelector('h1')!);
    return { backgroundColor, minHeight, fontFamily };
  });
  expect(look).toMatchObject({
    backgroundColor: expect.stringContaining('oklch(0.385 0.065 205)'),
    minHeight: '52px',
    fontFamily: expect.stringContaining('Newsreader'),
  });
  expect(complaints).toEqual([]);
});

test('the tarball’s types take what the application gives, and refuse a prop that is not there', () => {
  // What the compiler finds goes where an error of `run` quotes it.
  const check = () => run('sh', '-c', `${join(root, 'node_modules/.bin/tsc')} >&2`);
  expect(check).not.toThrow();
  writeFileSync(
    join(folder, 'App.tsx'),
    application['App.tsx'].replace('value: <>', 'details: <>'),
  );
  expect(check).toThrow(/'details' does not exist/);
});

test('the tarball renders on the server', () => {
  const html = run('node', 'server/render.js');
  expect(html).toContain('>Another app</h1>');
  expect(html).toContain('opens in a new tab');
});

test('the tarball brings types, one stylesheet, its manual and its changes, and nothing of the workshop', () => {
  const files = run('sh', '-c', 'cd node_modules/@advisor/ui && find . -type f')
    .split('\n')
    .filter(Boolean);
  expect(files).toEqual(
    expect.arrayContaining([
      './README.md',
      './CHANGELOG.md',
      './dist/index.js',
      './dist/index.d.ts',
      './dist/styles.css',
    ]),
  );
  expect(files.filter((file) => file.endsWith('.css'))).toEqual(['./dist/styles.css']);
  expect(files.filter((file) => /stories|test|Words|Guidance/.test(file))).toEqual([]);
});
