import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../src/theme/contrast.js';
import { tokens, type ColorRole } from '../src/theme/tokens.js';

const sheet = readFileSync(new URL('../example-brand.css', import.meta.url), 'utf8');

describe.each([
  ['light', 1],
  ['dark', 2],
] as const)('the example brand in the %s scheme', (scheme, at) => {
  const defaults: Record<string, string> = tokens.color[scheme];
  const own = Object.fromEntries(
    [
      ...sheet.matchAll(
        /--advisor-color-(\w+):\s*light-dark\(\s*(oklch\(.+?\)),\s*(oklch\(.+?\))/g,
      ),
    ].map((found) => [found[1]!, found[at + 1]!]),
  );

  test('names roles that there are', () => {
    expect(Object.keys(own).length).toBeGreaterThan(20);
    expect(Object.keys(own).filter((role) => !(role in defaults))).toEqual([]);
  });

  test.each(contrastPairs)(
    'keeps $foreground on $background at $ratio:1',
    ({ foreground, background, ratio }) => {
      const shown = (role: ColorRole) => own[role] ?? defaults[role]!;
      expect(wcagContrast(shown(foreground), shown(background))).toBeGreaterThanOrEqual(ratio);
    },
  );
});
