import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findUnreadable, readCatalogs } from './catalogs.js';
import { extractCatalogs } from './extraction.js';
import { readPo } from './po.js';

let root: string;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const extract = () => extractCatalogs(root);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function rewrite(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  write(file, read(file).replaceAll(from, to));
}

const home = 'site/locales/de/home.po';
const french = 'site/locales/fr/home.po';
const sentence = 'The plan is rarely the problem.';
const german = 'Am Plan liegt es selten.';

/** A site of two catalogs, with two sentences in one and one in the other. */
beforeEach(async () => {
  mkdirSync('.cache', { recursive: true });
  // Inside the project, so that Lingui's macro is found.
  root = mkdtempSync(join(process.cwd(), '.cache', 'catalogs-'));
  const catalogs = ['home', 'site'].map((name) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: [`<rootDir>/site/${name}.ts`],
  }));
  const config = { locales: ['en', 'de', 'fr'], sourceLocale: 'en', catalogs };
  write('.linguirc.json', JSON.stringify(config));
  write('package.json', '{"type": "module"}');
  const code = (...texts: string[]) =>
    `import { msg } from '@lingui/core/macro';\nexport const words = [\n${texts.join(',\n')}\n];\n`;
  write('site/home.ts', code(`msg\`${sentence}\``, 'msg`Two cases from practice.`'));
  write('site/site.ts', code(`msg({ message: 'Contact', comment: 'Link. [max 12]' })`));
  await extract();
  rewrite(home, `"${sentence}"\nmsgstr ""`, `"${sentence}"\nmsgstr "${german}"`);
});

afterEach(() => rmSync(root, { recursive: true }));

const messagesIn = (file: string) => readPo(read(file));
const messageOf = (text: string) => messagesIn(home).find(({ message }) => message === text);

test('writes the messages in order, with notes and empty translations', () => {
  expect(messagesIn('site/locales/de/site.po')).toMatchObject([
    { message: 'Contact', translation: '', comments: 'Link. [max 12]' },
  ]);
  const texts = messagesIn(home).map(({ message }) => message);
  expect(texts).toEqual([sentence, 'Two cases from practice.']);
});

test('keeps the formatting of another program', async () => {
  // What Poedit 3.2 does to the header; other programs wrap lines as well.
  const saved = read(home)
    .replace('"Language: de\\n"\n', '')
    .replace('"MIME-Version', '"Language: de\\n"\n"MIME-Version')
    .replace('@lingui/cli', 'Poedit 3.2.2')
    .replaceAll(/^msgstr "(.+? )/gm, 'msgstr ""\n"$1"\n"');
  expect(saved).not.toBe(read(home));
  write(home, saved);
  expect(await extract()).toEqual([]);
  expect(read(home)).toBe(saved);
});

test('undoes blocks pasted without a line between, with the BOM and line ends of Windows', async () => {
  rewrite(home, 'practice."\nmsgstr ""', 'practice."\nmsgstr "Zwei Fälle."');
  const before = read(home);
  const pasted = `${before}msgid "Pasted"\nmsgstr "Kopiert"\n`;
  write(home, `\uFEFF${pasted.replaceAll('\n', '\r\n')}`);
  expect(await extract()).toEqual([home]);
  expect(read(home)).toBe(before);
});

test('keeps the translation of an edited English sentence as fuzzy, until it is confirmed', async () => {
  const edited = 'The plan is seldom the problem.';
  rewrite('site/home.ts', sentence, edited);
  expect(await extract()).toEqual([home, french]);
  expect(messageOf(sentence)).toBeUndefined();
  const mark = { isFuzzy: true, previous: sentence };
  expect(messageOf(edited)).toMatchObject({ translation: german, ...mark });
  expect(await extract()).toEqual([]);
  // Confirmed as Poedit does it: the mark and the old sentence go.
  write(home, read(home).replace(/#, fuzzy\n(?:#\|.*\n)+/, ''));
  expect(await extract()).toEqual([]);
  expect(messageOf(edited)).toMatchObject({ isFuzzy: false });
});

test('code that cannot be parsed is reported in a sentence', async () => {
  rewrite('site/home.ts', '`', "'");
  rewrite('site/home.ts', 'rarely', "rarely'");
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(extract()).rejects.toThrow('The code named first cannot be read there');
});

test('reports a file that cannot be read in full', () => {
  const found = () =>
    findUnreadable(readCatalogs(root)).map(({ file, problem }) => [file, problem]);
  expect(found()).toEqual([]);
  write(home, read(home).replace(`"${german}"`, `"${german}`));
  write(french, `${read(french)}\n${read(french).split('\n\n')[1]}`);
  expect(found()).toEqual([
    [home, expect.stringMatching(/^This line cannot be read/)],
    [french, 'This message is in the file twice.'],
  ]);
});

test('the check prints problems, annotates them on GitHub, exits with 1 and writes nothing', () => {
  rewrite('site/home.ts', sentence, 'The plan is seldom the problem.');
  rewrite('site/site.ts', 'Contact', 'Conact');
  const before = read(home);
  const { status, stdout, stderr } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/tsx'),
    [join(import.meta.dirname, 'check.ts')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: 'true' } },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^site\/locales\/de\/home\.po:\d+ “Two cases .+”: There is no German/m);
  expect(stderr).toMatch(/^site\/locales\/de\/home\.po:1 The file does not have the messages/m);
  expect(read(home)).toBe(before);
  expect(stderr).toMatch(/^site\/site\.ts:3 “Conact”: “Conact” is in no English dictionary/m);
  expect(stdout).toMatch(
    /^::error file=site\/locales\/de\/home\.po,line=\d+::There is no German.+%0A%0AWrite it/m,
  );
});
