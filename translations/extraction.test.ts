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
import { catalogs } from '../site/i18n/catalogs.js';
import { languages } from '../site/i18n/languages.js';
import { extractCatalogs } from './extraction.js';
import { lintCatalogs } from './lintCatalogs.js';
import { readPo } from './po.js';
import { assertExtracted } from './publishable.js';
import { readCatalogs } from './readCatalogs.js';

const root = process.cwd();
let copy: string;

/** A copy of the code and its catalogs, inside the project so that its packages are found. */
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  copy = mkdtempSync(join(root, '.cache', 'catalogs-'));
  const files = [
    'lingui.config.ts',
    'package.json',
    'site/locales',
    'site/i18n',
    'translations/po.ts',
  ];
  const sources = Object.values(catalogs)
    .flat()
    .map((file) => `site/${file}`);
  for (const file of [...files, ...sources]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const entriesOf = (file: string) => readPo(read(file)).entries;
const entryOf = (file: string, id: string) => entriesOf(file).find((one) => one.id === id);

async function extract(): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, text] of await extractCatalogs(copy)) {
    if (text === null) rmSync(join(copy, file));
    else if (!existsSync(join(copy, file)) || read(file) !== text) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    } else continue;
    changed.push(file);
  }
  return changed.toSorted();
}

/** A sentence of the home page that can be found in the source code as it is. */
function aSentence(): string {
  const code = read('site/pages/home/words.ts');
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
  test('leaves fresh catalogs byte for byte as they are', async () => {
    expect(await extract()).toEqual([]);
  });

  test('leaves a catalog as Poedit saves it', async () => {
    // What Poedit 3.2 does to the header; the messages it writes back as they were.
    const file = 'site/locales/fr/contact.po';
    const saved = read(file)
      .replace('"Last-Translator: \\n"\n', '')
      .replace('"MIME-Version', '"Last-Translator: Kim <kim@example.com>\\n"\n"MIME-Version')
      .replace('@lingui/cli', 'Poedit 3.2.2')
      .replace('"Language: fr\\n"\n', '')
      .replace('"MIME-Version', '"Language: fr\\n"\n"MIME-Version');
    writeFileSync(join(copy, file), saved);
    expect(await extract()).toEqual([]);
    expect(read(file)).toContain('X-Generator: Poedit');
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
    const german = entryOf('site/locales/de/home.po', old)?.translation;
    const french = entryOf('site/locales/fr/home.po', old)?.translation;
    rewrite('site/pages/home/words.ts', old, edited);

    expect(await extract()).toEqual(
      languages.toSorted().map((language) => `site/locales/${language}/home.po`),
    );
    const kept = { flags: ['fuzzy'], previous: [`msgid "${old}"`] };
    expect(entryOf('site/locales/de/home.po', edited)).toMatchObject({
      ...kept,
      translation: german,
    });
    expect(entryOf('site/locales/fr/home.po', edited)).toMatchObject({
      ...kept,
      translation: french,
    });
    expect(entryOf('site/locales/en/home.po', edited)).toMatchObject({
      flags: [],
      translation: edited,
    });
    for (const language of ['de', 'fr']) {
      expect(entryOf(`site/locales/${language}/home.po`, old)).toBeUndefined();
    }

    // Extracting again changes nothing, and the check calls it work to do.
    expect(await extract()).toEqual([]);
    const file = 'site/locales/de/home.po';
    const findings = lintCatalogs([{ file, language: 'de', text: read(file) }]);
    expect(findings).toMatchObject([{ rule: 'fuzzy', id: edited }]);

    // Edited once more, it still names the sentence that the translation was made for.
    rewrite('site/pages/home/words.ts', edited, edited.replace('really', 'truly'));
    await extract();
    expect(entryOf(file, edited.replace('really', 'truly'))).toMatchObject(kept);

    // Confirmed as Poedit does it: the mark and the old sentence go.
    writeFileSync(join(copy, file), read(file).replace(/#, fuzzy\n(?:#\|.*\n)+/, ''));
    expect(await extract()).toEqual([]);
  });

  test('is demanded by a build: an edited sentence is named with the file of the code', async () => {
    const english = { file: 'site/locales/en/home.po', language: 'en' };
    await expect(assertExtracted(readCatalogs(), copy)).resolves.toBeUndefined();
    rewrite('site/pages/home/words.ts', aSentence(), 'Zebra crossings are striped.');
    const catalogs = [{ ...english, text: read(english.file) }];
    await expect(assertExtracted(catalogs, copy)).rejects.toThrow(
      /^site\/locales\/en\/home\.po:1 “Zebra crossings are striped\.”: This message of site\/pages\/home\/words\.ts .*\n.*messages:extract/,
    );
  });

  test('brings a new message in everywhere and takes a deleted one out', async () => {
    const old = aSentence();
    rewrite('site/pages/home/words.ts', old, 'Zebra crossings are striped.');
    await extract();
    for (const language of ['en', 'de', 'fr']) {
      const file = `site/locales/${language}/home.po`;
      expect(entryOf(file, old)).toBeUndefined();
      expect(entryOf(file, 'Zebra crossings are striped.')).toMatchObject({ flags: [] });
    }
    const german = entryOf('site/locales/de/home.po', 'Zebra crossings are striped.');
    expect(german?.translation).toBe('');
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
    expect(changed).toEqual(
      Object.keys(catalogs)
        .map((name) => `site/locales/nl/${name}.po`)
        .toSorted(),
    );
    const texts = entriesOf('site/locales/nl/home.po').map(({ translation }) => translation);
    expect(texts.length).toBe(entriesOf('site/locales/de/home.po').length);
    expect(texts.every((text) => text === '')).toBe(true);
  });
});

describe('the commands', () => {
  const run = (script: string, ...args: string[]) =>
    spawnSync(
      join(root, 'node_modules/.bin/tsx'),
      ['--conditions=source', join(root, `translations/${script}.ts`), ...args],
      { cwd: copy, encoding: 'utf8' },
    );

  test('messages:check passes the real catalogs', () => {
    const { status, stdout, stderr } = run('check');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Nothing to correct.');
  });

  test('a check of all catalogs costs less than five seconds of the processor', async () => {
    // Processor time, since the clock also counts what else the machine is doing.
    const start = process.cpuUsage();
    lintCatalogs(readCatalogs(join(copy, 'site/locales')));
    await extractCatalogs(copy);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(5);
  });

  test('messages:check names a slip and ends with status 1; --fix corrects it', () => {
    const file = 'site/locales/fr/contact.po';
    const before = read(file);
    writeFileSync(join(copy, file), before.replace('\u202f?', ' ?'));
    const checked = run('check');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toMatch(
      /^site\/locales\/fr\/contact\.po:\d+ “.+”: A narrow no-break space .+ \[french-spaces\]\n +Right: /,
    );
    expect(run('check', '--fix').status).toBe(0);
    expect(read(file)).toBe(before);
  }, 600_000);

  test('messages:extract writes nothing while a catalog is broken', () => {
    const file = 'site/locales/de/home.po';
    const before = read(file);
    const broken = before.replace(/msgstr "(.+)"\n/, 'msgstr "$1\n');
    writeFileSync(join(copy, file), broken);
    const { status, stderr } = run('extract');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^site\/locales\/de\/home\.po:\d+ The file cannot be read here/);
    expect(read(file)).toBe(broken);
  }, 600_000);
});
