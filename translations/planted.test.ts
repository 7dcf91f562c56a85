import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGlossary } from './Glossary.js';
import { lintCatalogs, type Catalog } from './lintCatalogs.js';
import { readPo, writePo, type PoEntry } from './po.js';
import { readCatalogs } from './readCatalogs.js';
import { rules } from './rules.js';
import { checkSpelling } from './spelling.js';

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
const later = (text: string, entry: PoEntry) => plain(text, entry) && entry.line > 100;
const halfEnglish = (text: string) => `${text.slice(0, 20)} @half`;
const put = (words: string) => (text: string) => text.replace(/\.$/, ` ${words}.`);

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const placeholder = has(/^[^{]*\{\w+\}[^{]*$/);
const link = has(/<link>/);
const plural = has(/, plural,/);

/** The kinds of slips that translators make, each in a message of its own. */
const planted: Planted[] = [
  ['missing-translation', 'de', plain, () => ''],
  ['missing-translation', 'fr', plain, () => ''],
  ['untranslated', 'de', plain, () => '@id'],
  ['untranslated', 'fr', plain, () => '@id'],
  ['untranslated', 'de', long, halfEnglish],
  ['untranslated', 'fr', long, halfEnglish],
  ['source-text', 'en', plain, put('indeed')],
  ['same-translation', 'de', later, () => '@neighbour'],
  ['same-translation', 'fr', later, () => '@neighbour'],
  ['numbers', 'de', has(/\b100\b/), swap('100', '1000')],
  ['numbers', 'fr', has(/\b2010\b/), swap('2010', '2001')],
  ['numbers', 'de', plain, put('um 12:30 Uhr')],
  ['numbers', 'de', plain, put('für 1499 €')],
  ['sentence-ends', 'de', plain, swap(/\.$/, '')],
  ['sentence-ends', 'de', plain, (text) => text[0]!.toLowerCase() + text.slice(1)],
  ['sentence-ends', 'fr', has(/[^.?:!\u00a0]$/), (text) => `${text}.`],
  ['icu-syntax', 'en', placeholder, swap('}', '')],
  ['icu-syntax', 'de', placeholder, swap('}', '')],
  ['icu-syntax', 'de', placeholder, swap('{', '')],
  ['icu-syntax', 'fr', plural, (text) => text.slice(0, -1)],
  ['icu-syntax', 'de', plural, swap('plural', 'Plural')],
  ['icu-syntax', 'de', link, swap('</link>', '')],
  ['icu-syntax', 'fr', link, swap('</link>', '</lnk>')],
  ['icu-syntax', 'fr', link, swap('<link>', '')],
  ['placeholders', 'de', placeholder, swap(/\{\w+\}/, '')],
  ['placeholders', 'fr', placeholder, swap(/\{\w+\}/, '{nom}')],
  ['placeholders', 'de', placeholder, swap(/(\{\w+\})/, '$1 $1')],
  ['tags', 'fr', link, (text) => text.replaceAll('link>', 'lien>')],
  ['tags', 'de', link, swap(/<\/?link>/g, '')],
  ['tags', 'de', link, swap(/<link>.*<\/link>/, '<link></link>')],
  [
    'tags',
    'de',
    has(/\p{L}.*<link>|<\/link>.*\p{L}/u),
    (text) => `<link>${text.replace(/<\/?link>/g, '')}</link>`,
  ],
  ['plural-forms', 'en', plural, swap(/one \{[^}]*\}/, '')],
  ['plural-forms', 'de', plural, swap(/one \{[^}]*\}/, '')],
  ['plural-forms', 'fr', plural, swap('one {', 'few {')],
  ['plural-forms', 'de', plural, swap('one {', 'eins {')],
  ['plural-forms', 'de', has(/other \{#/), swap(/other \{#\s?/, 'other {')],
  // Its placeholder has the name of the French word: {minutes}.
  ['plural-forms', 'fr', has(/other \{#\sminutes/), swap(/other \{#\s/, 'other {')],
  ['line-breaks', 'de', has(/\n\n/), swap('\n\n', '\n')],
  ['line-breaks', 'fr', has(/\n$/), (text) => text.trimEnd()],
  ['length', 'en', (_, { notes }) => /Max/.test(notes.join()), (text) => text.repeat(9)],
  ['length', 'de', (_, { notes }) => /Max/.test(notes.join()), (text) => text.repeat(9)],
  ['length', 'fr', (_, { notes }) => /Length/.test(notes.join()), (text) => text.slice(0, 80)],
  ['characters', 'de', plain, swap('e', 'е')],
  ['characters', 'de', plain, swap(' ', ' \u200b')],
  ['characters', 'fr', plain, swap(' ', '&nbsp;')],
  ['quotes', 'en', has(/“/), swap(/[“”]/g, '"')],
  ['quotes', 'de', has(/„/), swap(/[„“]/g, '"')],
  ['quotes', 'de', has(/„/), (text) => text.replace('“', '”').replace('„', '“')],
  ['quotes', 'fr', has(/«/), (text) => text.replace(/«\u00a0/, '“').replace(/\u00a0»/, '”')],
  ['quote-balance', 'en', has(/“/), swap('”', '')],
  ['quote-balance', 'de', has(/„/), swap('“', '')],
  ['quote-balance', 'fr', has(/»/), swap('\u00a0»', '')],
  ['french-spaces', 'fr', has(/\u202f\?/), swap('\u202f?', ' ?')],
  ['french-spaces', 'fr', has(/\u202f;/), swap('\u202f;', ';')],
  ['french-spaces', 'fr', has(/\u00a0:/), swap('\u00a0:', ' :')],
  ['french-spaces', 'fr', has(/«\u00a0/), swap('«\u00a0', '« ')],
  ['kept-together', 'de', plain, put('nach 6 Monaten')],
  ['kept-together', 'fr', plain, put('après 6 mois')],
  ['capital-accent', 'fr', plain, (text) => `A la fin, ${text}`],
  ['capital-accent', 'fr', plain, (text) => `${text} Ecrivez-moi.`],
  ['doubled-word', 'de', plain, put('und und mehr')],
  ['doubled-word', 'fr', plain, put('et et plus')],
  ['spaces', 'en', plain, swap(' ', '  ')],
  ['spaces', 'de', plain, (text) => `${text} `],
  ['spaces', 'fr', plain, swap(/\.$/, ' .')],
  ['apostrophe', 'en', has(/\p{L}’\p{L}/u), swap('’', "'")],
  ['apostrophe', 'de', plain, put("und geht's")],
  ['apostrophe', 'fr', has(/\p{L}’\p{L}/u), swap('’', "'")],
  ['ellipsis', 'en', plain, (text) => `${text}..`],
  ['ellipsis', 'de', has(/…/), swap('…', '...')],
  ['dashes', 'en', has(/\d–\d/), swap('–', '-')],
  ['dashes', 'de', plain, put('mit 6 – 10 Personen')],
  ['dashes', 'de', plain, put('- und weiter')],
  ['glossary', 'de', has(/Führungsteam/), (text) => text.replaceAll('Führungsteam', 'Team')],
  ['glossary', 'de', plain, put('im Leitungsteam')],
  ['glossary', 'de', plain, put('mit Interim-Managern')],
  ['glossary', 'fr', plain, put('avec des managers de transition')],
  ['glossary', 'fr', has(/prix de transfert/i), swap(/prix de transfert/i, 'tarifs')],
  ['formal-address', 'de', plain, put('mit deinem Team')],
  ['formal-address', 'de', plain, put('was schildert ihr')],
  ['formal-address', 'de', plain, (text) => `Bring es mit. ${text}`],
  ['formal-address', 'de', plain, (text) => `${text} Vereinbare einen Termin.`],
  ['formal-address', 'fr', plain, (text) => `${text} Écris-moi.`],
  ['formal-address', 'fr', plain, put('avec tes équipes')],
  ['formal-address', 'fr', plain, put('dans ton équipe')],
  ['exclamation', 'en', plain, swap(/\.$/, '!')],
  ['exclamation', 'de', plain, swap(/\.$/, '!')],
  ['exclamation', 'fr', plain, swap(/\.$/, '\u202f!')],
  ['gender', 'en', plain, put('as he says')],
  ['gender', 'de', plain, put('als Moderatorin')],
  ['gender', 'fr', plain, put('en tant que consultante')],
];

test('spelling is checked in each language, and the real catalogs are spelt right', async () => {
  const misspelt = { en: 'organizational', de: 'Verantwrtung', fr: 'entreprize' };
  const found = await checkSpelling(
    catalogs.map((catalog) => {
      const word = misspelt[catalog.language as keyof typeof misspelt];
      const text = `${catalog.text}\nmsgid "A word"\nmsgstr "{xyzw} ${word}"\n`;
      return catalog.file.endsWith('home.po') ? { ...catalog, text } : catalog;
    }),
  );
  expect(found.map(({ wrong }) => wrong.split(' ', 1)[0])).toEqual([
    '“Verantwrtung”',
    '“organizational”',
    '“entreprize”',
  ]);
}, 60_000);

describe('planted in a copy of the real catalogs, one at a time', () => {
  test.each(planted)('%s in %s is found and named (%#)', (rule, language, where, change) => {
    const { catalog, entry } = choose(language, where);
    const before = entry.translation;
    const half = entry.id.split(' ').slice(0, 6).join(' ');
    const neighbour = readPo(catalog.text).entries.find(
      (one) => plain(one.translation, one) && one.line !== entry.line,
    );
    const changed = change(before)
      .replace('@id', entry.id)
      .replace('@half', half)
      .replace('@neighbour', neighbour?.translation ?? '');
    expect(changed).not.toBe(before);
    // In English the id is the text: a typo in the code appears in both.
    const both = language === 'en' && rule !== 'source-text';
    const id = both ? changed : entry.id;
    expectFound(catalog, changeEntry(catalog, entry, { id, translation: changed }), rule, id);
  });

  test('a planted slip for every rule', () => {
    const named = new Set(['short-label', ...planted.map(([rule]) => rule)]);
    expect(rules.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  test.each(['de', 'fr'])('a fuzzy translation in %s is found and named', (language) => {
    const { catalog, entry } = choose(language, plain);
    expectFound(catalog, changeEntry(catalog, entry, { flags: ['fuzzy'] }), 'fuzzy', entry.id);
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

/** The catalog alone, but for the rule that compares the catalogs of a language. */
function lint(catalog: Catalog, text: string, rule = '') {
  return lintCatalogs(
    catalogs
      .filter(
        (one) =>
          one === catalog || (rule === 'one-translation' && one.language === catalog.language),
      )
      .map((one) => (one === catalog ? { ...one, text } : one)),
    glossary,
  );
}

function expectFound(catalog: Catalog, text: string, rule: string, id: string): void {
  const findings = lint(catalog, text, rule);
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
