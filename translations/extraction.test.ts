import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogs } from '../lingui.config.js';
import { languages } from '../site/i18n/languages.js';
import { extractCatalogs } from './extraction.js';
import { readPo, writePo } from './po.js';
import { readCatalogs } from './readCatalogs.js';

const root = process.cwd();
let copy: string;

/** A copy of the code and its catalogs, inside the project so that its packages are found. */
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  copy = mkdtempSync(join(root, '.cache', 'catalogs-'));
  const files = ['lingui.config.ts', 'package.json', 'site/locales', 'site/i18n'];
  for (const file of [...files, ...Object.values(catalogs).flat()]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  // The program of a translator may have laid the catalogs out otherwise.
  for (const { file, text } of readCatalogs(copy)) {
    const { head, entries } = readPo(text);
    writeFileSync(join(copy, file), writePo(head, entries));
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

const home = (language: string) => `site/locales/${language}/home.po`;
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const entriesOf = (file: string) => readPo(read(file)).entries;
const entryOf = (file: string, id: string) => entriesOf(file).find((one) => one.id === id);

const extract = () => extractCatalogs(copy);

/** A sentence of the home page that can be found in the source code as it is. */
function aSentence(): string {
  const code = read('site/pages/home/messages.ts');
  const entry = entriesOf('site/locales/en/home.po').find(
    ({ id }) => /^[A-Z][\w ,]{30,}\.?$/.test(id) && code.split(id).length === 2,
  );
  if (!entry)
    throw new Error('The home page has no sentence that appears exactly once in its source.');
  return entry.id;
}

function rewrite(file: string, from: string, to: string): void {
  const text = read(file);
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

describe('extraction', () => {
  test('leaves a catalog as another program saves it', async () => {
    // What Poedit 3.2 does to the header; other programs wrap lines as well.
    const file = 'site/locales/fr/contact.po';
    const saved = read(file)
      .replace('"Last-Translator: \\n"\n', '')
      .replace('"MIME-Version', '"Last-Translator: Kim <kim@example.com>\\n"\n"MIME-Version')
      .replace('@lingui/cli', 'Poedit 3.2.2')
      .replace('"Language: fr\\n"\n', '')
      .replace('"MIME-Version', '"Language: fr\\n"\n"MIME-Version')
      .replaceAll(/^msgstr "(.+? )/gm, 'msgstr ""\n"$1"\n"');
    writeFileSync(join(copy, file), saved);
    expect(await extract()).toEqual([]);
    expect(read(file)).toBe(saved);
  });

  test('puts back what was edited in the English, and what Windows adds', async () => {
    const [english, german] = [home('en'), home('de')];
    const before = [read(english), read(german)];
    rewrite(english, `msgstr "${aSentence()}"`, 'msgstr "Edited here."');
    writeFileSync(join(copy, german), `\uFEFF${before[1]!.replaceAll('\n', '\r\n')}`);
    expect(await extract()).toEqual([english]);
    expect([read(english), read(german)]).toEqual(before);
  });

  test('takes out a message without a reference that the code lacks', async () => {
    const file = 'site/locales/fr/contact.po';
    const before = read(file);
    writeFileSync(join(copy, file), `${before}\nmsgid "Pasted"\nmsgstr "Collé"\n`);
    expect(await extract()).toEqual([file]);
    expect(read(file)).toBe(before);
  });

  test('keeps the German and French of an edited English sentence, as fuzzy', async () => {
    const old = aSentence();
    const edited = old.replace(' ', ' really ');
    const before = ['de', 'fr'].map((language) => entryOf(home(language), old)?.translation);
    rewrite('site/pages/home/messages.ts', old, edited);

    expect(await extract()).toEqual(languages.toSorted().map(home));
    for (const [index, language] of ['de', 'fr'].entries()) {
      expect(entryOf(home(language), old)).toBeUndefined();
      expect(entryOf(home(language), edited)).toMatchObject({
        flags: ['fuzzy'],
        previous: old,
        translation: before[index],
      });
    }
    expect(entryOf(home('en'), edited)).toMatchObject({ flags: [], translation: edited });
    expect(await extract()).toEqual([]);

    // Confirmed as Poedit does it: the mark and the old sentence go.
    const file = home('de');
    writeFileSync(join(copy, file), read(file).replace(/#, fuzzy\n(?:#\|.*\n)+/, ''));
    expect(await extract()).toEqual([]);
  });

  test('moves the translations of a catalog that gets another name, and deletes the old one', async () => {
    const german = read('site/locales/de/not-found.po');
    renameSync(join(copy, 'site/pages/not-found'), join(copy, 'site/pages/missing-page'));
    await extract();
    expect(existsSync(join(copy, 'site/locales/de/not-found.po'))).toBe(false);
    const texts = (text: string) => readPo(text).entries.map(({ translation }) => translation);
    expect(texts(read('site/locales/de/missing-page.po'))).toEqual(texts(german));
  });

  test('writes the catalogs of a new language, every message waiting for its translation', async () => {
    rewrite('site/i18n/languages.ts', '] as const', ", 'nl'] as const");
    const changed = await extract();
    const names = Object.keys(catalogs).toSorted();
    expect(changed).toEqual(names.map((name) => `site/locales/nl/${name}.po`));
    const texts = entriesOf(home('nl')).map(({ translation }) => translation);
    expect(texts).toEqual(entriesOf(home('de')).map(() => ''));
  });
});

describe('the commands', () => {
  const run = (args: string[] = [], env = {}) =>
    spawnSync(
      join(root, 'node_modules/.bin/tsx'),
      ['--conditions=@advisor/source', join(root, 'translations/check.ts'), ...args],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: '', ...env } },
    );

  test('messages:check names a slip with its line and ends with status 1', () => {
    const file = 'site/locales/fr/contact.po';
    rewrite(file, '\u202f?', ' ?');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^site\/locales\/fr\/contact\.po:\d+ “.+”: .+ \[french-spaces\]/);
  }, 600_000);

  test('on GitHub a file may be laid out otherwise, but has the messages of the code', () => {
    const [german, english] = [home('de'), home('en')];
    writeFileSync(
      join(copy, german),
      read(german)
        .replaceAll(/^msgstr "(.+? )/gm, 'msgstr ""\n"$1"\n"')
        .replaceAll('\n', '\r\n'),
    );
    expect(run([], { GITHUB_ACTIONS: 'true' }).status).toBe(0);
    rewrite(english, `msgstr "${aSentence()}"`, 'msgstr "Edited here."');
    const { status, stdout } = run([], { GITHUB_ACTIONS: 'true' });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::error file=site\/locales\/en\/home\.po,line=1::The messages of this file are not those of the code\.%0A%0ARight: Run .+%0A%0ADeutsch: Die Datei passt nicht /m,
    );
  }, 600_000);

  test('messages:extract writes nothing while a catalog is broken', () => {
    const file = home('de');
    const before = read(file);
    const broken = before.replace(/msgstr "(.+)"\n/, 'msgstr "$1\n');
    writeFileSync(join(copy, file), broken);
    const second = file.replace('.po', ' (1).po');
    writeFileSync(join(copy, second), before);
    const stray = 'site/locales/home.po';
    writeFileSync(join(copy, stray), before);
    const { status, stderr } = run(['--extract']);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^site\/locales\/de\/home\.po:\d+ This line cannot be read, .+ \[po-line\]$/m,
    );
    for (const unread of [stray, second])
      expect(stderr).toContain(`${unread}:1 The website does not look for translations here`);
    expect(read(second)).toBe(before);
    expect(read(file)).toBe(broken);
  }, 600_000);

  test('messages:extract writes nothing while a text is typed over the English one', () => {
    const file = home('de');
    rewrite(file, `msgid "${aSentence()}"`, 'msgid "Am Plan liegt es selten."');
    const before = read(file);
    const { status, stderr } = run(['--extract']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/ “Am Plan .+”: The website has no such text; .+ \[po-unknown\]$/m);
    expect(read(file)).toBe(before);
  }, 600_000);

  test('messages:extract makes a draft of a translator’s old text whose English was edited since', () => {
    const file = home('de');
    const now = aSentence();
    rewrite(file, `msgid "${now}"`, `msgid "${now.replace(' ', ' really ')}"`);
    expect(run(['--extract']).status).toBe(0);
    expect(entryOf(file, now)).toMatchObject({ flags: ['fuzzy'] });
  }, 600_000);
});
