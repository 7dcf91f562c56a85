import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findUnreadable, readCatalogs } from './catalogs.js';
import { extractCatalogs } from './extraction.js';

let root: string;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const extract = async () => extractCatalogs(await readCatalogs(root));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function rewrite(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  write(file, read(file).replaceAll(from, to));
}

const code = 'site/home.ts';
const [english, home, french] = ['en', 'de', 'fr'].map(
  (each) => `site/locales/${each}/home.po`,
) as [string, string, string];
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
  const codeOf = (...texts: string[]) =>
    `import { msg } from '@lingui/core/macro';\nexport const words = [\n${texts.join(',\n')}\n];\n`;
  write(code, codeOf(`msg\`${sentence}\``, 'msg`Two cases from practice.`'));
  write('site/site.ts', codeOf(`msg({ message: 'Contact', comment: 'Link. [max 12]' })`));
  await extract();
  rewrite(home, `msgid "${sentence}"\nmsgstr ""`, `msgid "${sentence}"\nmsgstr "${german}"`);
});

afterEach(() => rmSync(root, { recursive: true }));

/** A message in a PO file without its notes. */
const entry = (id: string, text: string) => `msgid "${id}"\nmsgstr "${text}"\n`;

test('writes the messages in order, with notes, and always the English of the code', async () => {
  const origin = '#: site/home.ts\n';
  const [first, second] = [sentence, 'Two cases from practice.'];
  const body = (file: string) => read(file).replace(/[^]+?\n\n/, '');
  expect(body(french)).toBe(`${origin}${entry(first, '')}\n${origin}${entry(second, '')}`);
  rewrite(english, `msgstr "${sentence}"`, 'msgstr "An edited sentence."');
  expect(await extract()).toEqual([english]);
  expect(body(english)).toBe(`${origin}${entry(first, first)}\n${origin}${entry(second, second)}`);
  const contact = `#. Link. [max 12]\n#: site/site.ts\n${entry('Contact', '')}`;
  expect(body('site/locales/de/site.po')).toBe(contact);
});

test('keeps the formatting of another program', async () => {
  // As Poedit 3.2 writes the header; other programs also wrap lines.
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

test('keeps the translation of an edited English sentence as fuzzy, until it is confirmed', async () => {
  const edited = 'The plan is seldom the problem.';
  const editedTwice = 'The plan is seldom a problem.';
  rewrite(code, sentence, edited);
  expect(await extract()).toEqual([english, home, french]);
  expect(await extract()).toEqual([]);
  rewrite(code, edited, editedTwice);
  await extract();
  const mark = `#, fuzzy\n#| msgid "${sentence}"\n`;
  expect(read(home)).toContain(`${mark}${entry(editedTwice, german)}`);
  // Confirmed as Poedit does it: the mark and the old sentence go.
  write(home, read(home).replace(mark, ''));
  expect(await extract()).toEqual([]);
  expect(read(home)).toContain(entry(editedTwice, german));
});

test('a new sentence takes the translation of the most similar one, or none', async () => {
  rewrite(home, entry('Two cases from practice.', ''), entry('Two cases from practice.', 'Zwei'));
  rewrite(code, 'Two cases from practice.', 'Two cases from our practice.`, msg`Ten cases.');
  rewrite(code, `msg\`${sentence}\``, `msg({ message: '${sentence}', context: 'strategy' })`);
  await extract();
  expect(read(home)).toContain(entry('Two cases from our practice.', 'Zwei'));
  expect(read(home)).toContain(entry('Ten cases.', ''));
  const mark = `#, fuzzy\n#| msgid "${sentence}"\nmsgctxt "strategy"\n`;
  expect(read(home)).toContain(`${mark}${entry(sentence, german)}`);
});

test('a moved sentence takes its translation and its translator’s note along', async () => {
  rewrite(home, '#: site/home.ts', '# by hand\n#: site/home.ts');
  rewrite('site/site.ts', '[', `[msg\`${sentence}\`,`);
  await extract();
  const site = 'site/locales/de/site.po';
  expect(read(site)).toContain(`# by hand\n#: site/site.ts\n${entry(sentence, german)}`);
  // Each catalog that has it keeps its own.
  rewrite(site, german, 'Selten liegt es am Plan.');
  expect(await extract()).toEqual([]);
  rewrite(code, `msg\`${sentence}\`,`, '');
  expect(await extract()).toEqual([english, home, french]);
});

test('code that cannot be parsed is reported in a sentence', async () => {
  rewrite(code, '`', "'");
  rewrite(code, 'rarely', "rarely'");
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(extract()).rejects.toThrow('The code named first cannot be read there');
});

test('reports a file that cannot be read in full', async () => {
  const found = async () =>
    findUnreadable(await readCatalogs(root)).map(({ file, problem }) => [file, problem]);
  expect(await found()).toEqual([]);
  write(home, read(home).replace(`"${german}"`, `"${german}`));
  write(french, `${read(french)}\n${read(french).split('\n\n')[1]}\n`);
  expect(await found()).toEqual([
    [home, expect.stringMatching(/^This line cannot be read/)],
    [french, 'This message is in the file twice.'],
  ]);
});

test('the check prints problems, annotates them on GitHub, exits with 1 and writes nothing', () => {
  rewrite(code, sentence, 'The plan is seldom the problem.');
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
