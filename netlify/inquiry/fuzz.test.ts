import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFuzzTarget, fuzzedPost } from '../testing/fuzzedPost.js';
import { writeFormPages } from '../testing/writeFormPages.js';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  await writeFormPages(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('no post gets a 5xx, a stack trace or a mail it should not, and every valid one is sent', async () => {
  const post = createFuzzTarget(root);
  let valid = 0;
  const runs = 2000;
  await fc.assert(
    fc.asyncProperty(fuzzedPost, async (fuzzed) => {
      valid += fuzzed.isValid ? 1 : 0;
      expect(await post(fuzzed)).toBeUndefined();
    }),
    { numRuns: runs },
  );
  expect(valid).toBeGreaterThan(runs / 5);
});
