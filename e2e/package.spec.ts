import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, preview } from 'vite';
import { tokens } from '../packages/ui/src/theme/tokens.js';
import { expect, test as base } from '../testing/fixtures.js';
import { timeouts } from '../testing/timeouts.js';
import manifest from '../packages/ui/package.json' with { type: 'json' };

/* The tarball of @advisor/ui in an application outside the repository. */

const root = resolve(import.meta.dirname, '..');

const manual = (file: string) => readFileSync(join(root, 'packages/ui', file), 'utf8');

/** The example of the README. */
const [, closing] = /```tsx\n([^]*?export function [^]*?)```/.exec(manual('README.md'))!;

const sources = {
  'Closing.tsx': closing!,
  'ExamplePage.tsx': manual('docs/ExamplePage.tsx'),
  'BookingForm.tsx': manual('docs/BookingForm.tsx'),
  'package.json': '{ "name": "another-app", "private": true, "type": "module" }',
  'index.html': `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Another app</title><link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="/main.jsx"></script></body></html>
`,
  'main.jsx': `import '@advisor/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Closing } from './Closing.tsx';

createRoot(document.getElementById('app')).render(<Closing />);
`,
  'render.jsx': `import { renderToString } from 'react-dom/server';
import { Closing } from './Closing.tsx';

console.log(renderToString(<Closing />));
`,
  // Like a framework, replaces client modules by references.
  'serverComponent.mjs': `import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source);
    if (!/^['"]use client['"]/.test(source)) return loaded;
    const names = /export \\{([^}]*)\\}/.exec(source)[1].split(',').map((name) => name.split(' as ').at(-1));
    return { ...loaded, source: names.map((name) => 'export const ' + name + ' = {};').join('') };
  },
});
const { createElement, isValidElement } = await import('react');
const { Checkbox, ContactForm, SelectField, TextField } = await import('@advisor/ui');
console.log(typeof ContactForm);
/** Renders as a server does, which refuses a function as a prop of anything but a server component. */
function render(node) {
  if (Array.isArray(node)) return node.forEach(render);
  if (!isValidElement(node)) return;
  const { type, props } = node;
  if (typeof type === 'function') return render(type(props));
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function') throw new Error(name + ' of ' + type + ' is a function');
  render(props.children);
}
for (const Control of [Checkbox, SelectField, TextField])
  render(createElement(Control, { name: 'n', label: 'Label', options: [], readOnly: true }));
`,
  'tsconfig.json': `{
  "compilerOptions": {
    "target": "ES2023", "module": "ESNext", "moduleResolution": "bundler",
    "jsx": "react-jsx", "strict": true, "noEmit": true
  },
  "include": ["*.tsx"]
}
`,
};

/** What the application finds beside the package: its own dependencies, and those that the manifest names. */
const { dependencies, peerDependencies } = manifest;
const others = ['@types/react-dom', ...Object.keys({ ...dependencies, ...peerDependencies })];

type Application = {
  url: string;
  folder: string;
  run: (command: string) => string;
};

const test = base.extend<object, { application: Application }>({
  application: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'advisor-ui-consumer-'));
      const run = (command: string, cwd = folder) =>
        execSync(command, { cwd, encoding: 'utf8', stdio: 'pipe' });
      run(`npm pack -w @advisor/ui --pack-destination "${folder}"`, root);
      for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
      // As npm would install them, but without a network.
      for (const name of others) {
        const link = join(folder, 'node_modules', name);
        mkdirSync(dirname(link), { recursive: true });
        symlinkSync(join(root, 'node_modules', name), link);
      }
      run(
        'mkdir -p node_modules/@advisor/ui && tar -xf *.tgz --strip-components=1 -C node_modules/@advisor/ui',
      );
      const settings = { configFile: false, root: folder, logLevel: 'silent' } as const;
      await build(settings);
      await build({ ...settings, build: { ssr: 'render.jsx', outDir: 'server' } });
      const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
      await provide({ url: server.resolvedUrls!.local[0]!, folder, run });
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 3 * timeouts.test },
  ],
  baseURL: ({ application }, provide) => provide(application.url),
});

// One worker: each would build the application again.
test.describe.configure({ mode: 'default' });

test('shows styled components', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Book a call (opens in a new tab)' });
  await expect(link).toHaveCSS('min-height', tokens.size.control);
  await expect(page.getByRole('heading')).toHaveCSS('font-family', /Newsreader/);
});

test('has types that take what the manual gives, and refuse a prop that is not there', ({
  application: { folder, run },
}) => {
  // The error of `run` quotes stderr.
  const check = () => run(`"${join(root, 'node_modules/.bin/tsc')}" >&2`);
  expect(check).not.toThrow();
  writeFileSync(join(folder, 'Closing.tsx'), closing!.replace('space=', 'gap='));
  expect(check).toThrow(/'gap' does not exist/);
});

test('renders on the server', ({ application: { run } }) => {
  const html = run('node server/render.js');
  expect(html).toContain('>Let us talk</h2>');
  expect(html).toContain('opens in a new tab');
});

test('can be used in a server component', ({ application: { run } }) => {
  const form = run('node --conditions=react-server serverComponent.mjs');
  expect(form).toBe('function\n');
});

test('the manual’s listener for a router takes plain clicks alone', async ({ page }) => {
  await page.goto('/');
  const [listener] = /^document\.addEventListener[^]*?(?=\n```)/m.exec(manual('README.md'))!;
  const taken = await page.evaluate((code) => {
    const visited: string[] = [];
    new Function('navigate', code)((path: string) => visited.push(path));
    window.addEventListener('click', (event) => event.preventDefault());
    const click = (href: string, attributes = '', event: MouseEventInit = {}) => {
      document.body.innerHTML = `<a href="${href}" ${attributes}><b>Link</b></a>`;
      const options = { bubbles: true, cancelable: true, ...event };
      document.querySelector('b')!.dispatchEvent(new MouseEvent('click', options));
    };
    click('/people?year=2026#top');
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      click('/modified', '', { [modifier]: true });
    click('/middle', '', { button: 1 });
    click('/tab', 'target="_blank"');
    click('/calendar.ics', 'download');
    click('/prevented', 'onclick="event.preventDefault()"');
    click('https://other.example/');
    click('#content');
    click('mailto:office@example.com');
    return visited;
  }, listener);
  expect(taken).toEqual(['/people?year=2026#top']);
});
