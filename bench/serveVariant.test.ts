import { expect, test } from 'vitest';
import { variants } from './serveVariant.js';

const html =
  '<html><head><script>head()</script><style>p{color:red}</style>' +
  '<script type="speculationrules">{}</script></head><body><p>Wort</p><script>loader()</script></body>';

test('takes out the speculation rules and nothing else', () => {
  expect(variants.withoutRules(html)).toBe(
    html.replace('<script type="speculationrules">{}</script>', ''),
  );
});

test('takes out every script and nothing else', () => {
  expect(variants.withoutScripts(html)).toBe(
    '<html><head><style>p{color:red}</style></head><body><p>Wort</p></body>',
  );
});
