import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { layerOrder, layers, unlayeredRules } from './inspect/layers.js';

const dist = resolve(import.meta.dirname, '../site/dist');
const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');

const complete = globSync('assets/*.css', { cwd: dist }).map((file) => ({ file, css: read(file) }));
const inlined = globSync('**/*.html', { cwd: dist }).map((file) => ({
  file,
  css: [...read(file).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('\n'),
}));
const sheets = [...complete, ...inlined];

test('the built site has one complete style sheet, and a part of it in every page', () => {
  expect(complete).toHaveLength(1);
  expect(inlined.filter(({ css }) => css === '')).toEqual([]);
});

test('every sheet meets the layers in their order, whatever the bundler did', () => {
  for (const { file, css } of sheets) {
    // A page may lack a layer; the others keep their order.
    const order = layerOrder(css);
    expect.soft(order, file).toEqual(layers.filter((layer) => order.includes(layer)));
    expect.soft(order, file).toEqual(expect.arrayContaining(['advisor.reset', 'advisor.tokens']));
  }
});

test('no sheet has a rule outside of a layer, fonts and animations aside', () => {
  for (const { file, css } of sheets) expect.soft(unlayeredRules(css), file).toEqual([]);
});

test('no sheet needs a younger browser than package.json names', () => {
  // The header's classes, which every page has.
  const [, header = ''] = /<header class="([^"]+)/.exec(read('index.html'))!;
  const scrolls = new RegExp(`\\.(${header.replaceAll(' ', '|')})\\{position:static`);
  for (const { file, css } of sheets) {
    const shorthands = css.match(/[;{]text-decoration:[^;}]*\d[^;}]*/g) ?? [];
    expect.soft(shorthands, `${file}: WebKit drops a thickness in the shorthand`).toEqual([]);

    const twofold = [...css.matchAll(/(--[\w-]+):light-dark\(/g)].map(([, name]) => name);
    const [, fallback = ''] =
      /@supports not \(color:light-dark\(red, red\)\)\{([^}]*)/.exec(css) ?? [];
    expect.soft(twofold.length, file).toBeGreaterThan(5);
    expect
      .soft(
        twofold.filter((name) => !fallback.includes(`${name}:`)),
        `${file}: colours without a plain one`,
      )
      .toEqual([]);

    const list = css.match(/@supports not selector\(:popover-open\)\{[^}]*\}/g) ?? [];
    expect.soft(list.join(''), `${file}: the header over a menu that is a list`).toMatch(scrolls);
  }
});
