import { describe, expect, test } from 'vitest';
import { pageCss } from './pageCss.js';

const html =
  '<main id="main"><h1 class="_a _b" tabindex="-1">A table</h1><p data-name="x">Text</p></main>';

describe('a page keeps', () => {
  test.each([
    ['a layer and its order', '@layer a,b;@layer b{._a{color:red}}'],
    ['what a state of it needs', '._a[aria-expanded=true] ._b,html[data-hydrated] ._a{color:red}'],
    ['what is for print', '@media print{._a{color:red}}'],
  ])('%s', async (_, css) => {
    expect(await pageCss(css, html)).toBe(css);
  });

  // PurgeCSS would drop it.
  test('one of several states', async () => {
    expect(await pageCss('._a:is(:hover,[aria-current]){color:red}', html)).toContain(':hover');
  });
});

describe('a page drops', () => {
  test.each([
    ['other classes', '._c{color:red}'],
    ['other classes with a state', '@media screen{._c:has(a:focus),._c:hover{color:red}}'],
    ['variables and animations that it does not use', ':root{--a:red}@keyframes b{to{color:red}}'],
  ])('%s', async (_, css) => {
    expect(await pageCss(css, html)).not.toContain('red');
  });
});
