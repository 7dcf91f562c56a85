import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertPublishable } from './publishable.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
  cpSync('site/locales', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(from: RegExp, to: string): void {
  const file = join(folder, 'de/schedule.po');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test('the real catalogs can be published', () => {
  expect(() => assertPublishable()).not.toThrow();
});

test.each([
  ['a broken line', /msgstr "(\w.+)"\n/, 'msgstr "$1\n', 'po-syntax'],
  ['another charset', /charset=UTF-8/, 'charset=latin1', 'po-charset'],
  ['a blank', /msgstr "\w.+"\n/, 'msgstr ""\n', 'missing-translation'],
  ['a raw placeholder', /msgstr "(.*)\{price\}/, 'msgstr "$1{Preis}', 'placeholders'],
  ['a tag that stays open', /<\/link>(.*"\n\n)/, '$1', 'icu-syntax'],
  ['a plural without its form', /one \{#\u00a0Stunde\} /, '', 'plural-forms'],
  ['an unconfirmed sentence', /\nmsgid "(?=\w)/, '\n#, fuzzy\nmsgid "', 'fuzzy'],
])('%s stops the build, with file and line', (_, from, to, rule) => {
  change(from, to);
  expect(() => assertPublishable(folder)).toThrow(
    new RegExp(`/de/schedule\\.po:\\d+ .*\\[${rule}\\]\\n {4}Right: `),
  );
});

test('typography does not stop it', () => {
  change(/msgstr "(\w+) /, 'msgstr "$1  ');
  expect(() => assertPublishable(folder)).not.toThrow();
});
