import { displayable, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { decorativeRoles } from '../../test/pairs.js';
import { contrastPairs } from './contrast.js';
import { tokens, type ColorRole } from './tokens.js';

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

test('every colour has to be told from something, or is decoration with a reason', () => {
  const paired = new Set<string>(
    contrastPairs.flatMap((pair) => [pair.foreground, pair.background]),
  );
  expect(roles.filter((role) => !paired.has(role) && !decorativeRoles[role])).toEqual([]);
});
