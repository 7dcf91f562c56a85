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

/** The classes of the header, which every page has. */
const [, header = ''] = /<header class="([^"]+)/.exec(
  readFileSync(resolve(dist, 'index.html'), 'utf8'),
)!;

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

  test('names no thickness in the shorthand of text decoration, which WebKit would drop', () => {
    const shorthands = css.match(/[;{]text-decoration:[^;}]*/g) ?? [];
    expect(shorthands.filter((rule) => /\d/.test(rule))).toEqual([]);
  });

  test('asks for widths as the oldest browsers understand them', () => {
    expect(css.match(/@media[^{]*[<>][^{]*/g) ?? []).toEqual([]);
  });

  test('has a plain colour for each that needs light-dark()', () => {
    const twofold = [...css.matchAll(/(--[\w-]+):light-dark\(/g)].map(([, name]) => name);
    const [, plain = ''] =
      /@supports not \(color:light-dark\(red, red\)\)\{([^}]*)/.exec(css) ?? [];
    expect(twofold.length).toBeGreaterThan(5);
    expect(twofold.filter((name) => !plain.includes(`${name}:`))).toEqual([]);
  });

  test('lets the header scroll away where the sheet is a list below it', () => {
    const rules = css.match(/@supports not selector\(:popover-open\)\{[^}]*\}/g) ?? [];
    expect(rules.join('')).toMatch(
      new RegExp(`\\.(${header.replace(' ', '|')})\\{position:static`),
    );
  });

  test('has no rule outside of a layer, fonts and animations aside', () => {
    expect(unlayeredRules(css)).toEqual([]);
  });
});
