import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { clientFiles } from './clientFiles.js';

const manifest = {
  'engine/client.tsx': { file: 'assets/client.js', imports: ['_react.js', '_app.js'] },
  '_app.js': { file: 'assets/app.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'pages/home/HomePage.tsx': { file: 'assets/Home.js', imports: ['_shared.js', '_app.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  'style.css': { file: 'assets/style.css' },
} as unknown as Manifest;
const files = clientFiles(manifest);

test('the client comes first, then everything that it imports, each once', () => {
  expect(files.modules([])).toEqual(['/assets/client.js', '/assets/react.js', '/assets/app.js']);
});

test('a page adds its own module and what that imports, and nothing twice', () => {
  expect(files.modules(['pages/home/HomePage.tsx']).slice(3)).toEqual([
    '/assets/Home.js',
    '/assets/shared.js',
  ]);
});

test('the style sheet is found', () => {
  expect(files.css).toBe('/assets/style.css');
});

test('a module that was not built is named', () => {
  expect(() => files.modules(['pages/no/NoPage.tsx'])).toThrow('pages/no/NoPage.tsx');
});
