import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const tsx = new URL('../../../node_modules/.bin/tsx', import.meta.url).pathname;
const command = new URL('catalog-lint.ts', import.meta.url).pathname;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-lint-'));
  mkdirSync(join(folder, 'locales/fr'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const page = (text: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "The board decides?"\nmsgstr "${text}"\n`;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const run = (...args: string[]) =>
  spawnSync(tsx, [command, ...args], { cwd: folder, encoding: 'utf8' });

test('prints findings with the path as it was given, and ends with status 1', () => {
  write('locales/fr/page.po', page('Le conseil décide ?'));
  const { status, stdout } = run('locales');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^locales\/fr\/page\.po:5 “The board decides\?”: .+ \[french-spaces\]\n/);
  expect(stdout).toMatch(/\n1 finding in 1 file\. --fix mends 1 of them\.\n$/);
}, 20_000);

test('--fix mends the file in place and ends with status 0', () => {
  write('locales/fr/page.po', page('Le conseil décide ?'));
  expect(run('locales', '--fix')).toMatchObject({ status: 0, stdout: 'Nothing to mend.\n' });
  expect(readFileSync(join(folder, 'locales/fr/page.po'), 'utf8')).toBe(
    page('Le conseil décide\u202f?'),
  );
}, 20_000);

test('reads the glossary beside the catalogs, or the one it is given', () => {
  write('locales/fr/page.po', page('Le comité décide\u202f?'));
  const terms = [{ term: 'board', renderings: { fr: { use: ['conseil'] } } }];
  write('locales/glossary.json', JSON.stringify({ terms }));
  expect(run('locales').stdout).toContain('[glossary]');
  write('other.json', '{}');
  expect(run('locales', '--glossary', 'other.json').status).toBe(0);
}, 20_000);

test('says what is wrong with the call and ends with status 2', () => {
  expect(run()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('catalog-lint <folder>'),
  });
  write('locales/glossary.json', '{');
  expect(run('locales')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('locales/glossary.json: This is not valid JSON'),
  });
  rmSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  expect(run('locales').stderr).toContain('There is no catalog in locales.');
  expect(run('nowhere').stderr).toContain('There is no folder nowhere.');
}, 20_000);
