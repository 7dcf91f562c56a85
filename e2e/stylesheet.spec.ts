import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'playwright/test';
import { builtSite } from '../site/builtSite.js';

const sheets = globSync(`${builtSite()}/assets/*.css`);
const css = readFileSync(sheets[0]!, 'utf8');
const sheet = postcss.parse(css);

test('the site has one style sheet, whose rules are all in cascade layers, the package’s first', () => {
  expect(sheets).toHaveLength(1);
  const layers: string[] = [];
  sheet.walkAtRules('layer', ({ params }) => void layers.push(...params.split(/, */)));
  expect([...new Set(layers)]).toEqual([
    'advisor',
    'advisor.reset',
    'advisor.tokens',
    'advisor.primitives',
    'advisor.components',
    'advisor.preferences',
    'site',
  ]);
  // An application can override every rule.
  const layerless = /^(layer|keyframes|font-face|page|property)$/;
  const outside = sheet.nodes.filter(
    (node) => node.type === 'rule' || (node.type === 'atrule' && !layerless.test(node.name)),
  );
  expect(outside.map(String)).toEqual([]);
});

test('older browsers get plain colours, and a menu that is a list', () => {
  const twofold = [...css.matchAll(/(--[\w-]+):light-dark\(/g)].map(([, name]) => name!);
  const [plain = ''] = /@supports not \(color:light-dark\(red, red\)\)\{[^}]*/.exec(css) ?? [];
  expect(twofold.length).toBeGreaterThan(5);
  // A registered colour has an initial value instead.
  const isPlain = (name: string) =>
    plain.includes(`${name}:`) || css.includes(`@property ${name}{syntax:"<color>"`);
  expect(twofold.filter((name) => !isPlain(name))).toEqual([]);
  expect(css).toMatch(/@supports not selector\(:popover-open\)\{[^}]*position:static/);
  // WebKit drops a thickness in the shorthand.
  expect(css).not.toMatch(/[;{]text-decoration:[^;}]*\d/);
});
