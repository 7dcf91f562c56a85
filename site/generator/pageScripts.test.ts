import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildPageScripts } from './pageScripts.js';

test('the scripts stay within their byte budgets', async () => {
  const { head, loader } = await buildPageScripts();
  const bytes = (code: string) => brotliCompressSync(code).length;
  expect(bytes(head)).toBeLessThan(740);
  expect(bytes(loader.code)).toBeLessThan(2100);
});
