import { readFileSync } from 'node:fs';
import { displayable, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../src/theme/contrast.js';
import { tokens, type ColorRole } from '../src/theme/tokens.js';

/** Roles without a contrast requirement, each with what conveys the same information. */
const decorativeRoles: Partial<Record<ColorRole, string>> = {
  accentLine: 'Rules and corners: the words between them are enough.',
  hairline: 'Rules between parts: distance separates them as well.',
  onPlaneLine: 'Rules on petrol: distance separates the parts as well.',
  scrim: 'Dims the page behind the sheet; the sheet has its own border.',
  shadow: 'Lifts a panel that has its own border.',
};

const schemes = ['light', 'dark'] as const;
const roles = Object.keys(tokens.color.light) as ColorRole[];

describe.each(schemes)('in the %s scheme', (scheme) => {
  const colors = tokens.color[scheme];

  test.each(contrastPairs)(
    '$foreground on $background reaches $ratio:1',
    ({ foreground, background, ratio }) => {
      const reached = wcagContrast(colors[foreground], colors[background]);
      expect(reached, `${scheme} colours in tokens.ts`).toBeGreaterThanOrEqual(ratio);
    },
  );

  test.each(roles)('%s can be shown on every screen (sRGB)', (role) => {
    expect(displayable(colors[role])).toBe(true);
  });
});

test.each(schemes)('light words in a doorway reach 7:1 in the %s scheme', (scheme) => {
  for (const role of ['text', 'primary'] as const)
    expect(
      wcagContrast(tokens.color.light[role], tokens.color[scheme].onPlanePrimary),
    ).toBeGreaterThan(7);
});

test('every colour has a contrast pair or is decorative', () => {
  const paired = new Set<string>(
    contrastPairs.flatMap((pair) => [pair.foreground, pair.background]),
  );
  const others = roles.filter((role) => !paired.has(role));
  expect(others.toSorted()).toEqual(Object.keys(decorativeRoles).toSorted());
});

test('brand.css derives each colour from the six of a brand', () => {
  const brand = ['bg', 'text', 'primary', 'accentText', 'plane', 'onPlaneAccent'];
  const same = ['danger', 'success', 'onPlaneFocus', 'scrim', 'shadow'];
  const css = readFileSync(new URL('../brand.css', import.meta.url), 'utf8');
  const derived = [...css.matchAll(/--advisor-color-(\w+):/g)].map(([, role]) => role);
  expect([...derived, ...brand, ...same].toSorted()).toEqual(roles.toSorted());
  const used = [...css.matchAll(/var\(--advisor-color-(\w+)\)/g)].map(([, role]) => role);
  expect(new Set(used)).toEqual(new Set(brand));
});
