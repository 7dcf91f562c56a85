import { expect, test } from 'vitest';
import { plainFloor } from './plainFloor.js';

test('keeps the words and the links, and nothing that they are dressed in', () => {
  const html =
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="x">' +
    '<link rel="preload" href="/f.woff2"><style>p{color:red}</style></head><body>' +
    '<svg class="a"><path d="M0 0"/></svg><p class="b" data-c="">Wort <a href="/de/" class="d">Link</a></p>' +
    '<script>alert(1)</script></body></html>';
  expect(plainFloor(html)).toBe(
    '<!doctype html><html lang="de"><head><meta charset="utf-8"></head><body>' +
      '<p>Wort <a href="/de/">Link</a></p></body></html>',
  );
});
