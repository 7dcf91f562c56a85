import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../src/theme/contrast.js';
import { tokens, type ColorRole } from '../src/theme/tokens.js';
import { colorsOf, ownColors, rolesShown } from './brand.js';
import {
  layerOrder,
  layers,
  physicalDeclarations,
  repeatedSteps,
  unlayeredRules,
  unscopedSelectors,
} from './layers.js';
import { unprovenPairs } from './pairs.js';

// Written by npm run build -w @advisor/ui.
const dist = resolve(import.meta.dirname, '../dist');
const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');
const sheet = read('styles.css').replace(/\/\*[\s\S]*?\*\//g, '');

describe('the stylesheet', () => {
  test('orders its layers before the first rule', () => {
    expect(layerOrder(sheet)).toEqual(layers);
  });

  test('has no rule outside of a layer', () => {
    expect(unlayeredRules(sheet)).toEqual([]);
  });

  test('turns with the direction of the text', () => {
    expect(physicalDeclarations(sheet), 'write it logically: marginInlineStart, start').toEqual([]);
  });

  test.each(['advisor.primitives', 'advisor.components'])(
    'styles its own elements alone in %s',
    (layer) => {
      expect(sheet).toContain(`@layer ${layer}`);
      expect(unscopedSelectors(sheet, layer)).toEqual([]);
    },
  );

  test('has only pairs of words and ground that are proven', () => {
    expect(unprovenPairs(sheet)).toEqual([]);
  });

  test('has no class that no component uses', () => {
    const scripts = globSync('**/*.js', { cwd: dist }).map(read).join('\n');
    const used = new Set(scripts.match(/[\w-]+/g));
    const rules = sheet.replace(/@layer [^;{]*/g, '');
    const classes = new Set([...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
    expect([...classes].filter((name) => !used.has(name))).toEqual([]);
  });

  test('takes its distances from the tokens', () => {
    expect(repeatedSteps(sheet)).toEqual([]);
  });

  test('keeps light-dark() as it is written', () => {
    expect(sheet).toContain('light-dark(');
    expect(sheet).not.toContain('lightningcss');
  });
});

describe.each(['light', 'dark'] as const)('the example brand in the %s scheme', (scheme) => {
  const file = new URL('../example-brand.css', import.meta.url);
  const own = colorsOf(readFileSync(file, 'utf8'), scheme);
  const defaults: Record<string, string> = tokens.color[scheme];
  // An error is red, a success green and the focus blue in any brand.
  const ofAnyBrand = ['danger', 'success', 'focus', 'onPlaneFocus'];

  test('changes every ground and every colour of words that a component has', () => {
    const shown = rolesShown(sheet).filter((role) => role !== 'scrim');
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((role) => !ofAnyBrand.includes(role) && (own[role] ?? '') === '')).toEqual(
      [],
    );
    expect(Object.keys(own).filter((role) => own[role] === defaults[role])).toEqual([]);
  });

  test('knows every role that it names', () => {
    expect(Object.keys(own).filter((role) => !(role in defaults))).toEqual([]);
  });

  test.each(contrastPairs)(
    'keeps $foreground on $background at $ratio:1',
    ({ foreground, background, ratio }) => {
      const shown = (role: ColorRole) => own[role] ?? defaults[role]!;
      expect(
        wcagContrast(shown(foreground), shown(background)),
        'colours in example-brand.css, or where it has none the default theme’s',
      ).toBeGreaterThanOrEqual(ratio);
    },
  );
});

test('no component has a colour that a brand cannot change', () => {
  // The edge of a flag, gray on any ground.
  expect(ownColors(sheet), 'take it from vars.color; a new one goes into theme/tokens.ts').toEqual([
    'outline: 1px solid oklch(50% .02 215 / .35)',
  ]);
});
