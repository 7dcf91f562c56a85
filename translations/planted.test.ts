import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGlossary } from './Glossary.js';
import { lintCatalogs, type Catalog } from './lintCatalogs.js';
import { readPo, writePo, type PoEntry } from './po.js';
import { readCatalogs } from './readCatalogs.js';
import { rules } from './rules.js';
import { oneTranslation } from './rules/translation.js';

/*
 * Wrong translations, planted one at a time in a copy of the real catalogs. The message is chosen
 * by its content, so the copy can be rewritten without touching this file.
 */

const catalogs = readCatalogs();
const glossary = readGlossary(readFileSync('site/locales/glossary.json', 'utf8'), 'glossary.json');

type Planted = [
  rule: string,
  language: string,
  /** Chooses the message. */
  where: (text: string, entry: PoEntry) => boolean,
  change: (text: string) => string,
];

const sentence = (text: string) => /^\p{Lu}[^{<\n]{30,}\.$/u.test(text);
const plain = (text: string, { notes, context }: PoEntry) =>
  sentence(text) &&
  !context &&
  !/Max|Length/.test(notes.join(' ')) &&
  !notes.join().includes('fixed');
const has = (pattern: RegExp) => (text: string) => pattern.test(text);
/** A sentence whose English has six words or more without anything but letters between them. */
const long = (text: string, entry: PoEntry) =>
  plain(text, entry) && /^(?:[A-Za-z]+ ){6}/.test(entry.id);
const halfEnglish = (text: string) => `${text.slice(0, 20)} @half`;
const put = (words: string) => (text: string) => text.replace(/\.$/, ` ${words}.`);

const planted: Planted[] = [
  ['missing-translation', 'de', plain, () => ''],
  ['missing-translation', 'fr', plain, () => ''],
  ['same-as-source', 'de', plain, () => '@id'],
  ['same-as-source', 'fr', plain, () => '@id'],
  ['untranslated-words', 'de', long, halfEnglish],
  ['untranslated-words', 'fr', long, halfEnglish],
  ['source-text', 'en', plain, put('indeed')],
  ['icu-syntax', 'en', has(/^[^{]*\{\w+\}[^{]*$/), (text) => text.replace('}', '')],
  ['icu-syntax', 'de', has(/^[^{]*\{\w+\}[^{]*$/), (text) => text.replace('}', '')],
  ['icu-syntax', 'fr', has(/, plural,/), (text) => text.slice(0, -1)],
  ['placeholders', 'de', has(/\{\w+\}/), (text) => text.replace(/\{\w+\}/, '')],
  ['placeholders', 'fr', has(/\{\w+\}/), (text) => text.replace(/\{\w+\}/, '{nom}')],
  ['tags', 'en', has(/<link>/), (text) => text.replace('</link>', '')],
  ['tags', 'de', has(/<link>/), (text) => text.replace('</link>', '')],
  ['tags', 'fr', has(/<link>/), (text) => text.replaceAll('link>', 'lien>')],
  ['plural-forms', 'en', has(/, plural,/), (text) => text.replace(/one \{[^}]*\}/, '')],
  ['plural-forms', 'de', has(/, plural,/), (text) => text.replace(/one \{[^}]*\}/, '')],
  ['plural-forms', 'fr', has(/, plural,/), (text) => text.replace('one {', 'few {')],
  ['line-breaks', 'de', has(/\n\n/), (text) => text.replace('\n\n', '\n')],
  ['line-breaks', 'fr', has(/\n$/), (text) => text.trimEnd()],
  ['length', 'en', (_, { notes }) => /Max/.test(notes.join()), (text) => text.repeat(9)],
  ['length', 'de', (_, { notes }) => /Max/.test(notes.join()), (text) => text.repeat(9)],
  ['length', 'fr', (_, { notes }) => /Length/.test(notes.join()), (text) => text.slice(0, 80)],
  ['quotes', 'en', has(/“/), (text) => text.replace(/[“”]/g, '"')],
  ['quotes', 'de', has(/„/), (text) => text.replace(/[„“]/g, '"')],
  ['quotes', 'de', has(/„/), (text) => text.replace('“', '”').replace('„', '“')],
  ['quotes', 'fr', has(/«/), (text) => text.replace(/«\u00a0/, '“').replace(/\u00a0»/, '”')],
  ['quote-balance', 'en', has(/“/), (text) => text.replace('”', '')],
  ['quote-balance', 'de', has(/„/), (text) => text.replace('“', '')],
  ['quote-balance', 'fr', has(/»/), (text) => text.replace('\u00a0»', '')],
  ['french-spaces', 'fr', has(/\u202f\?/), (text) => text.replace('\u202f?', ' ?')],
  ['french-spaces', 'fr', has(/\u202f;/), (text) => text.replace('\u202f;', ';')],
  ['french-spaces', 'fr', has(/\u00a0:/), (text) => text.replace('\u00a0:', ' :')],
  ['french-spaces', 'fr', has(/«\u00a0/), (text) => text.replace('«\u00a0', '« ')],
  ['kept-together', 'de', plain, put('nach 6 Monaten')],
  ['kept-together', 'fr', plain, put('après 6 mois')],
  ['spaces', 'en', plain, (text) => text.replace(' ', '  ')],
  ['spaces', 'de', plain, (text) => `${text} `],
  ['spaces', 'fr', plain, (text) => text.replace(/\.$/, ' .')],
  ['apostrophe', 'en', has(/\p{L}’\p{L}/u), (text) => text.replace('’', "'")],
  ['apostrophe', 'de', plain, put("und geht's")],
  ['apostrophe', 'fr', has(/\p{L}’\p{L}/u), (text) => text.replace('’', "'")],
  ['ellipsis', 'en', plain, (text) => `${text}..`],
  ['ellipsis', 'de', has(/…/), (text) => text.replace('…', '...')],
  ['ellipsis', 'fr', has(/…/), (text) => text.replace('…', '...')],
  ['dashes', 'en', has(/\d–\d/), (text) => text.replace('–', '-')],
  ['dashes', 'de', has(/\d–\d/), (text) => text.replace('–', ' – ')],
  ['dashes', 'de', plain, put('- und weiter')],
  ['dashes', 'fr', plain, put('de 50-500 salariés')],
  ['price-format', 'en', plain, put('for 749 EUR')],
  ['price-format', 'de', plain, put('für 1499 €')],
  ['price-format', 'fr', plain, put('pour 1.499 €')],
  ['german-time', 'de', has(/\}\u00a0Uhr/), (text) => text.replace('\u00a0Uhr', '')],
  ['typed-value', 'en', plain, put('on April 3')],
  ['typed-value', 'de', plain, put('um 12:30 Uhr')],
  ['typed-value', 'fr', plain, put('le 3 avril')],
  ['glossary', 'de', has(/Führungsteam/), (text) => text.replaceAll('Führungsteam', 'Team')],
  ['glossary', 'de', plain, put('im Leitungsteam')],
  [
    'glossary',
    'fr',
    has(/prix de transfert/i),
    (text) => text.replace(/prix de transfert/i, 'tarifs'),
  ],
  ['formal-address', 'de', plain, put('mit deinem Team')],
  ['formal-address', 'fr', plain, put('avec tes équipes')],
  ['exclamation', 'en', plain, (text) => text.replace(/\.$/, '!')],
  ['exclamation', 'de', plain, (text) => text.replace(/\.$/, '!')],
  ['exclamation', 'fr', plain, (text) => text.replace(/\.$/, '\u202f!')],
  ['british-spelling', 'en', has(/organis/), (text) => text.replace('organis', 'organiz')],
  ['gender', 'en', plain, put('as he says')],
  ['gender', 'de', plain, put('als Beraterin')],
  ['gender', 'fr', plain, put('en tant que consultante')],
];

test('the real catalogs have nothing to correct', () => {
  expect(lintCatalogs(catalogs, glossary)).toEqual([]);
});

describe('planted in a copy of the real catalogs, one at a time', () => {
  test.each(planted)('%s in %s is found and named (%#)', (rule, language, where, change) => {
    const { catalog, entry } = choose(language, where);
    const before = entry.translation;
    const half = entry.id.split(' ').slice(0, 6).join(' ');
    const changed = change(before).replace('@id', entry.id).replace('@half', half);
    expect(changed).not.toBe(before);
    // In English the id is the text: a typo in the code appears in both.
    const both = language === 'en' && rule !== 'source-text';
    const id = both ? changed : entry.id;
    expectFound(catalog, changeEntry(catalog, entry, { id, translation: changed }), rule, id);
  });

  test('a planted slip for every rule, in each of its languages', () => {
    const elsewhere = ['fuzzy', 'obsolete', 'short-label', 'one-translation'];
    const named = new Set([...planted.map(([rule]) => rule), ...elsewhere]);
    expect([...rules, oneTranslation].map(({ name }) => name).filter((n) => !named.has(n))).toEqual(
      [],
    );
    for (const { name, languages = [] } of rules) {
      const covered = planted.filter(([rule]) => rule === name).map(([, language]) => language);
      expect(covered).toEqual(expect.arrayContaining([...languages]));
    }
  });

  test.each(['de', 'fr'])('a fuzzy translation in %s is found and named', (language) => {
    const { catalog, entry } = choose(language, plain);
    expectFound(catalog, changeEntry(catalog, entry, { flags: ['fuzzy'] }), 'fuzzy', entry.id);
  });

  test.each(['en', 'de', 'fr'])('an obsolete message in %s is found and named', (language) => {
    const { catalog } = choose(language, plain);
    const text = `${catalog.text}\n#~ msgid "Gone"\n#~ msgstr "Weg"\n`;
    expectFound(catalog, text, 'obsolete', 'Gone');
  });

  test('a short label without note and context is found and named', () => {
    const { catalog } = choose('en', plain);
    const text = `${catalog.text}\nmsgid "Read on"\nmsgstr "Read on"\n`;
    expectFound(catalog, text, 'short-label', 'Read on');
  });

  test.each(['de', 'fr'])('two translations of one text in %s are found and named', (language) => {
    const { entry, catalog } = choose(language, plain);
    const other = catalogs.findLast((one) => one.language === language && one !== catalog);
    if (!other) throw new Error('There is only one catalog.');
    const id = entry.id;
    const text = `${other.text}\n#. Note.\nmsgid ${quote(id)}\nmsgstr "Etwas anderes."\n`;
    expectFound(other, text, 'one-translation', id);
  });

  test.each(['en', 'de', 'fr'])(
    'a broken file in %s is found and named, with its line',
    (language) => {
      const { catalog, entry } = choose(language, plain);
      const lines = catalog.text.split('\n');
      // The line after `msgid`: the message that was chosen has one line of each.
      const line = entry.line + 1;
      const withLine = (text: string) => lines.with(line - 1, text).join('\n');
      const written = lines[line - 1]!;
      const at = (field: string) => lines.findIndex((text) => text.startsWith(`"${field}:`)) + 1;
      const broken: [rule: string, text: string, line: number][] = [
        ['po-syntax', withLine(written.slice(0, -1)), line],
        ['po-syntax', withLine(`${written}\n<<<<<<< HEAD`), line + 1],
        [
          'po-charset',
          catalog.text.replace('charset=UTF-8', 'charset=iso-8859-15'),
          at('Content-Type'),
        ],
        ['po-charset', catalog.text.replace(/e/, '\uFFFD'), 3],
        ['po-header', catalog.text.replace('"Language: ', '"Language: x-'), at('Language')],
        [
          'po-duplicate',
          `${catalog.text}\n#. Note.\nmsgid ${quote(entry.id)}\nmsgstr ${quote(entry.translation)}\n`,
          catalog.text.split('\n').length + 2,
        ],
      ];
      for (const [rule, text, expected] of broken) {
        const found = lint(catalog, text).filter((finding) => finding.rule === rule);
        expect(found).toMatchObject([{ file: catalog.file, line: expected }]);
      }
    },
  );
});

/** The first message of a language for which `where` holds. */
function choose(language: string, where: (text: string, entry: PoEntry) => boolean) {
  for (const catalog of catalogs.filter((one) => one.language === language)) {
    for (const entry of readPo(catalog.text).entries) {
      if (where(entry.translation, entry)) return { catalog, entry };
    }
  }
  throw new Error(`No message of ${language} is fit for this slip: choose another one.`);
}

/** The catalogs of one language, because no rule compares two languages. */
function lint(catalog: Catalog, text: string) {
  return lintCatalogs(
    catalogs
      .filter(({ language }) => language === catalog.language)
      .map((one) => (one === catalog ? { ...one, text } : one)),
    glossary,
  );
}

function expectFound(catalog: Catalog, text: string, rule: string, id: string): void {
  const findings = lint(catalog, text);
  expect(findings).toContainEqual(expect.objectContaining({ rule, file: catalog.file, id }));
  // One slip may break two rules, but never speak of another message.
  expect(new Set(findings.map((finding) => finding.id))).toEqual(new Set([id]));
}

/** The file with one message changed. */
function changeEntry({ text }: Catalog, { line }: PoEntry, change: Partial<PoEntry>): string {
  const { header, entries } = readPo(text);
  const changed = entries.map((entry) => {
    if (entry.line !== line) return entry;
    const { id = entry.id } = change;
    return { ...entry, ...change, item: { ...entry.item, msgid: id } };
  });
  return writePo({ header, entries: changed });
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
