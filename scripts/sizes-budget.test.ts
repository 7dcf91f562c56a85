import { describe, expect, test } from 'vitest';
import { overBudget, pageSizes, type PageSizes } from './sizes-budget.js';

const light: PageSizes = {
  firstPaint: 9_000,
  eagerScript: 900,
  allScript: 76_000,
  fonts: 38_000,
  parts: { style: 4_000, structuredData: 200, header: 1_800, main: 3_000, footer: 700 },
};

describe('a page over its budget is named', () => {
  test('with what it weighs, and what has grown the most first', () => {
    const heavy = {
      ...light,
      firstPaint: 15_000,
      parts: { ...light.parts, main: 8_000, style: 5_000 },
    };
    expect(overBudget('fr/datenschutz.html', heavy, light)).toEqual([
      'fr/datenschutz.html: 15000 bytes before the first paint, 400 over its budget of 14600. ' +
        'Grown: main by 5000, style by 1000.',
    ]);
  });

  test('for each budget by itself', () => {
    const heavy = { ...light, eagerScript: 3_001, fonts: 40_001, allScript: 80_001 };
    expect(overBudget('index.html', heavy)).toHaveLength(3);
  });

  test('and the contact page may have the script of its form', () => {
    const form = { ...light, allScript: 95_000 };
    expect(overBudget('de/kontakt.html', form)).toEqual([]);
    expect(overBudget('de/kontakt/danke.html', form)).toHaveLength(1);
  });
});

test('a page within its budgets is not mentioned', () => {
  expect(overBudget('index.html', light)).toEqual([]);
});

test('scripts are counted before and after intent, data blocks are none', () => {
  const html =
    '<style>@font-face{src:url(/assets/a.woff2)}</style><script data-fonts="/assets/a.woff2">loader()</script><script type="speculationrules">{}</script>' +
    '<div id="root" data-modules="/a.js /b.js"></div>';
  const sizes = pageSizes(html, 1_000, (path) => (path.endsWith('woff2') ? 20_000 : 10_000));
  expect(sizes.fonts).toBe(20_000);
  expect(sizes.eagerScript).toBeGreaterThan(0);
  expect(sizes.allScript).toBe(sizes.eagerScript + 20_000);
});
