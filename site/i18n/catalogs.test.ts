import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogs } from './catalogs.js';

const source = fileURLToPath(new URL('../', import.meta.url));
const listed: string[] = Object.values(catalogs).flat();

test('every file with messages is in exactly one catalog, or its messages would be lost', () => {
  const withMessages = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!node_modules|dist|\.cache).*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(source + file, 'utf8').includes("from '@lingui/core/macro'"));
  expect(withMessages.toSorted()).toEqual(listed.toSorted());
});
