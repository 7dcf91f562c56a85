import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { clientFiles } from './clientFiles.js';

const manifest = {
  'engine/main.tsx': { file: 'assets/main.js', imports: ['_react.js', '_app.js'] },
  '_app.js': { file: 'assets/app.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'pages/HomePage.tsx': { file: 'assets/Home.js', imports: ['_shared.js', '_app.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  'style.css': { file: 'assets/style.css' },
} as unknown as Manifest;

test('main comes first, then everything that it imports, each once', () => {
  expect(clientFiles(manifest).main).toEqual([
    '/assets/main.js',
    '/assets/react.js',
    '/assets/app.js',
  ]);
});

test('a page has its own module first and nothing that main already has', () => {
  expect(clientFiles(manifest).ofPage('HomePage')).toEqual([
    '/assets/Home.js',
    '/assets/shared.js',
  ]);
});

test('the style sheet is found', () => {
  expect(clientFiles(manifest).css).toBe('/assets/style.css');
});

test('a page that was not built is named', () => {
  expect(() => clientFiles(manifest).ofPage('NoPage')).toThrow(/pages\/NoPage\.tsx/);
});
