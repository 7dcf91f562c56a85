import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readGlossary } from './Glossary.js';

test.each([
  ['{', /glossary\.json: This is not valid JSON/],
  ['{"terms": [{"renderings": {}}]}', /glossary\.json: [^]*at terms\[0\]\.term/],
])('refuses %s with a sentence that names file and place', (json, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'glossary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'glossary.json');
  writeFileSync(file, json);
  expect(() => readGlossary(file)).toThrow(sentence);
});
