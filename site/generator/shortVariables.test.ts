import { expect, test } from 'vitest';
import { shortVariables } from './shortVariables.js';

test('a variable keeps one short name, wherever it occurs', () => {
  expect(
    shortVariables(':root{--color-bg:red;--space-1:4px}a{color:var(--color-bg,var(--space-1))}'),
  ).toBe(':root{--0:red;--1:4px}a{color:var(--0,var(--1))}');
});

test('one name that begins with another stays apart from it', () => {
  expect(shortVariables('a{--size:1px;--size-wide:var(--size)}')).toBe('a{--0:1px;--1:var(--0)}');
});

test('what Radix sets keeps its name', () => {
  const css = 'a{translate:var(--radix-toast-swipe-move-x)}';
  expect(shortVariables(css)).toBe(css);
});

test('classes, prefixes and negative values stay', () => {
  const css = '.a--b{-webkit-hyphens:auto;margin:-1px}';
  expect(shortVariables(css)).toBe(css);
});
