import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layerOrder, unlayeredRules } from '../packages/ui/test/layers.js';

const dist = resolve(import.meta.dirname, '../site/dist');
const layers = ['reset', 'tokens', 'primitives', 'components', 'preferences'];

const complete = globSync('assets/*.css', { cwd: dist }).map((file) => ({
  file,
  css: readFileSync(resolve(dist, file), 'utf8'),
}));
const inlined = globSync('**/*.html', { cwd: dist }).map((file) => ({
  file,
  css: [...readFileSync(resolve(dist, file), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('\n'),
}));

test('the built site has one complete stylesheet, and a part of it in every page', () => {
  expect(complete).toHaveLength(1);
  expect(inlined.length).toBeGreaterThan(50);
  expect(inlined.filter(({ css }) => css === '')).toEqual([]);
});

describe.each([...complete, ...inlined])('$file', ({ css }) => {
  test('meets the layers in their order, whatever the bundler did', () => {
    // A page may do without a layer; the order of the others stays.
    const met = layerOrder(css);
    expect(met).toEqual(layers.filter((layer) => met.includes(layer)));
    expect(met).toEqual(expect.arrayContaining(['reset', 'tokens']));
  });

  test('has no rule outside of a layer, fonts and animations aside', () => {
    expect(unlayeredRules(css)).toEqual([]);
  });
});
