import { expect, test } from 'vitest';
import { formatDiagnostic } from './Diagnostic.js';
import type { Glossary } from './Glossary.js';
import { lintCatalogs } from './lintCatalogs.js';
import { writePo } from './po.js';
import { slips } from './slips.js';

const nb = '\u00a0';
const nnb = '\u202f';

const glossary: Glossary = {
  fixed: ['Oops! Page not found'],
  synonyms: [['About', 'About me']],
  same: ['Menu'],
  terms: [
    {
      term: 'leadership team',
      forms: ['team of leaders'],
      renderings: { de: { use: ['Führungsteam'], avoid: ['Leitungsteam'] } },
    },
    {
      term: 'board',
      renderings: { de: { use: ['Aufsichtsrat', 'Beirat'] } },
      except: [{ id: 'on board', why: 'a ship' }],
    },
    { term: 'executive coaching', renderings: { de: { use: ['Executive Coaching'] } } },
    { term: 'board-level', renderings: { de: { use: ['Führungsverantwortung'] } } },
  ],
};

type Message = { id: string; text: string; note?: string; context?: string; flags?: string[] };

/** What is found in a catalog of these messages. */
function findings(language: string, ...messages: Message[]) {
  const text = writePo(
    { headers: { Language: language } },
    messages.map(({ id, text: translation, note = 'A note.', context, flags = [] }) => ({
      id,
      translation,
      flags,
      ...(context && { context }),
      item: { extractedComments: note ? [note] : [] },
    })),
  );
  return lintCatalogs([{ file: `${language}/page.po`, language, text }], glossary);
}

const days = '{n, plural, one {# day} other {# days}}';
const tage = '{n, plural, =0 {heute} one {# Tag} other {# Tage}}';
const jours = '{n, plural, one {# jour} many {# jours} other {# jours}}';

/** A rule, a language, a wrong text and the right one, and the English, if it is another one. */
const examples: [rule: string, language: string, wrong: string, right: string, id?: string][] = [
  ['characters', 'de', 'Ein\u200bWort', 'Ein Wort'],
  ['characters', 'de', 'Ein Wоrt', 'Ein Wort'],
  ['characters', 'de', 'Ein\tWort', 'Ein Wort'],
  ['characters', 'de', 'Ein‑Wort', 'Ein-Wort'],
  ['characters', 'de', '**Ein** Wort', 'Ein Wort'],
  ['characters', 'fr', 'un&nbsp;mot', `un${nb}mot`],
  ['characters', 'fr', 'Qui⸱?', `Qui${nnb}?`],
  ['characters', 'fr', 'Le cas⍽: un', `Le cas${nb}: un`],
  ['spaces', 'de', 'Der  Plan', 'Der Plan'],
  ['spaces', 'fr', 'Le plan\nle mot ', 'Le plan\nle mot', 'The plan\nthe word'],
  ['spaces', 'fr', 'Le plan , le mot', 'Le plan, le mot'],
  ['spaces', 'de', 'Was nun ?', 'Was nun?'],
  ['spaces', 'fr', 'Le plan,le mot', 'Le plan, le mot'],
  ['spaces', 'de', 'Der Plan.Das Wort', 'Der Plan. Das Wort, z.B. er'],
  ['spaces', 'de', 'Ein ( kurzes ) Wort', 'Ein (kurzes) Wort'],
  ['spaces', 'de', 'Ein „ Wort “', 'Ein „Wort“'],
  ['french-spaces', 'fr', 'Qui contredit ?', `Qui contredit${nnb}?`],
  ['french-spaces', 'fr', `Qui${nb}; quoi`, `Qui${nnb}; quoi`],
  ['french-spaces', 'fr', 'Langue: {language}', `Langue${nb}: {language}, 12:30`],
  ['french-spaces', 'fr', `Le «mot${nb}»`, `Le «${nb}mot${nb}»`],
  ['french-spaces', 'fr', `Le «${nb}mot »`, `Le «${nb}mot${nb}»`],
  ['quotes', 'de', ",,Ein Wort'' und", '„Ein Wort“ und'],
  ['quotes', 'de', 'Ein „Wort”', 'Ein „Wort“'],
  ['quotes', 'de', 'Ein »Wort«', 'Ein „Wort“'],
  ['quotes', 'en', 'A "word"', 'A “word”, and ‘another’'],
  ['quotes', 'de', 'Ein "Wort"', 'Ein „Wort“, „so ‚genau‘ nicht“'],
  ['quotes', 'en', 'A „word‹', 'A “word”'],
  ['quotes', 'de', 'Ein ”Wort“', 'Ein „Wort“'],
  ['quotes', 'fr', 'Un ‘mot’', `Un «${nb}mot${nb}»`],
  ['quotes', 'fr', 'Un “mot”', `Un «${nb}mot${nb}», «${nb}un “mot” dedans${nb}»`],
  ['quotes', 'en', 'A “word', 'It’s a “word”'],
  ['quotes', 'de', 'Ein Wort“', 'Ein „Wort“'],
  ['quotes', 'fr', `Un «${nb}mot`, `Un «${nb}mot${nb}»`],
  ['quotes', 'de', 'Ein Wort)', 'Ein (kurzes) Wort'],
  ['signs', 'fr', "L'équipe", 'L’équipe'],
  ['signs', 'de', 'Wie geht´s', 'Wie geht’s'],
  ['signs', 'de', 'Wort... und', `Wort${nb}… und`],
  ['signs', 'fr', 'le jour même..', 'le jour même.'],
  ['signs', 'fr', 'Le plan,, le mot', 'Le plan, le mot'],
  ['signs', 'de', `Wird gesendet${nb}...`, `Wird gesendet${nb}…`],
  ['signs', 'de', 'Am Ende.…', 'Am Ende.'],
  ['signs', 'en', 'With 50-500 people', 'With 50–500 people, on 2025-04-03, 030-123-456'],
  ['signs', 'de', '{a} - {b}', '{a}–{b}'],
  ['signs', 'de', 'Mit 50 – 500', 'Mit 50–500'],
  ['signs', 'fr', 'Le plan - rarement', 'Le plan – rarement, bien-être'],
  ['signs', 'de', 'Der Plan—selten', 'Der Plan – selten, Interim- und Führungsaufgaben'],
  ['signs', 'de', 'Der Plan– selten', 'Der Plan – selten'],
  ['words', 'en', 'In in the the end', 'That that is, is'],
  ['words', 'de', 'Und das und und', 'Die, die das das nennen'],
  ['words', 'fr', 'Vous et et nous', 'Si vous vous engagez'],
  ['exclamation', 'de', 'Schreiben Sie!', 'Schreiben Sie'],
  ['formal-address', 'de', 'Mit deinem Team', 'Mit Ihrem Team und ihr'],
  ['formal-address', 'de', 'Ich antworte ihnen', 'Sie sagen, dass sie gehen', 'I answer you'],
  ['formal-address', 'de', 'Wie Sie es ihnen sagen', 'Wie Sie es Ihnen sagen', 'How it helps you'],
  ['formal-address', 'fr', 'Que veux-tu', 'Que voulez-vous, peut-être'],
  ['words', 'de', 'Ein Wort Von Ihnen', 'Ein Wort von Ihnen. Von Ihnen'],
  ['words', 'fr', 'A la fin', 'À la fin'],
  ['placeholders', 'de', '<link></link>Hier', '<link>Hier</link>', '<link>Here</link>'],
  [
    'placeholders',
    'de',
    'Wort,<link> hier</link>',
    'Wort, <link>hier</link>',
    'Word, <link>here</link>',
  ],
  ['formal-address', 'fr', 'Tes équipes', 'C’est-à-dire vos équipes, a-t-on raison'],
  ['formal-address', 'fr', 'Je t’écris', 'Je vous écris'],
  ['formal-address', 'fr', 'Tu dis', 'Vous dites'],
  ['formal-address', 'fr', 'Dis ton nom', 'Sur un ton juste, entendre ce qui est tu'],
  ['formal-address', 'de', 'Schreib mir', 'Schreiben Sie mir, schreib ich'],
  ['formal-address', 'fr', 'Choisis un jour', 'Je choisis un jour'],
  ['formal-address', 'fr', 'Ou écris-moi', 'Dites-moi tout, dites-le-moi'],
  ['gender', 'de', 'Als Beraterin', 'In der Beratung'],
  ['gender', 'fr', 'Une consultante', 'Pas de consultants'],
  ['gender', 'de', 'Als externer Berater', 'In der Beratung, als Beratung'],
  ['gender', 'fr', 'Je suis vraiment convaincue', 'Je suis là, vous êtes convaincus'],
  ['gender', 'fr', 'Seul(e) avec vous', 'Avec vous (et eux)'],
  ['gender', 'fr', 'Je reste prudente', 'Je suis souvent là'],
  ['gender', 'fr', 'Basée à Berlin, je suis là', 'Le siège est à Berlin'],
  ['untranslated', 'fr', 'One to one', 'En tête à tête', 'One to one'],
  ['untranslated', 'de', 'Memory', 'Menu', 'Memory'],
  ['numbers', 'fr', 'En 5 mois', 'En 6 mois', 'Within 6 months'],
  ['numbers', 'de', 'Für 749 €', 'Für {price}', 'For {price}'],
  ['numbers', 'de', 'Mehr als 100', 'Mehr als 1.000', 'More than 1,000'],
  ['numbers', 'de', 'Mehr als 30', 'Mehr als doppelt', 'More than 2×'],
  ['sentence-ends', 'de', 'Der Plan', 'Der Plan.', 'The plan.'],
  ['sentence-ends', 'de', 'Der Plan.', 'USt-IdNr.', 'VAT ID'],
  ['sentence-ends', 'de', 'der Plan', 'Der Plan?', 'The plan'],
  ['line-breaks', 'de', 'Guten Tag,', 'Guten Tag,\n\nich', 'Hello,\n\nI'],
  ['line-breaks', 'de', 'Guten\nTag,\nich', 'Guten Tag,\n\nich', 'Hello,\n\nI'],
  ['icu-syntax', 'de', 'Herr {name', 'Herr {name}', 'Mr {name}'],
  ['icu-syntax', 'de', '<link>Wort', '<link>Wort</link>', '<link>word</link>'],
  ['icu-syntax', 'de', days.replace('plural', 'Plural'), tage, days],
  ['placeholders', 'de', 'An {nom}', 'An {name}', 'To {name}'],
  ['placeholders', 'de', 'In{n} Tagen', 'In {n}-Tage-Form', 'In {n} days'],
  ['placeholders', 'fr', 'En <b>{n}jours</b>', 'En <b>{n}</b> jours', 'In <b>{n}</b> days'],
  ['placeholders', 'de', '{a}: {b}, {b}', '{b}: {a}', '{a} of {b}'],
  ['placeholders', 'de', 'Hier steht es', '<link>Hier</link> steht es', '<link>Here</link> it is'],
  ['plural-forms', 'fr', '{n, plural, other {# jours}}', jours, days],
  ['plural-forms', 'de', '{n, plural, one {# Tag} few {# Tage} other {# Tage}}', tage, days],
  ['plural-forms', 'de', '<b>{n, plural, other {# Tage}}</b>', `<b>${tage}</b>`, `<b>${days}</b>`],
  ['plural-forms', 'de', '{n, plural, one {# Tag} other {Tage}}', tage, days],
  ['length', 'de', 'x'.repeat(61), 'x'.repeat(60), 'a plan for the team.'.replace('.', 's')],
  ['glossary', 'de', 'Ein Leitungsteam', 'Zwei Führungsteams', 'Leadership teams'],
  ['glossary', 'de', 'Ein Team', 'Des Führungsteams', 'Team of leaders'],
  ['glossary', 'de', 'Executive-Coaching', 'Ein Executive-Coaching-Gespräch', 'Executive coaching'],
  ['glossary', 'de', 'Der Vorstand', 'Des Aufsichtsrats', 'The board'],
  ['glossary', 'de', 'Im Beirat', 'In Führungsverantwortung', 'Board-level'],
  ['glossary', 'de', 'Im Beirat', 'In Führungs\u00adverantwortung', 'Board-level'],
];

/** English for a translation that is shown without: like it in all but its words. */
const like = (language: string, text: string) => (language === 'en' ? text : `x ${text}`);

test.each(examples)('%s in %s: “%s” is found, “%s” is not', (rule, language, wrong, right, id) => {
  const found = findings(language, { id: id ?? like(language, wrong), text: wrong });
  expect(found.map((one) => one.rule)).toContain(rule);
  expect(findings(language, { id: id ?? like(language, right), text: right })).toEqual([]);
});

test('every place of the table has an example', () => {
  for (const [rule, { places }] of Object.entries(slips)) {
    for (const [languages, pattern] of places) {
      const red = examples.filter(
        ([name, language, wrong]) =>
          name === rule && languages.includes(language) && wrong.match(pattern),
      );
      expect.soft(red.length, `${rule}: ${pattern}`).toBeGreaterThan(0);
    }
  }
});

test.each([
  ['Browser tab. Max 60.', 61, 'Shorten it by 1.'],
  ['Button. Max 34. Title. Max 24.', 25, 'Shorten it by 1.'],
  ['Search result. Length 120–155.', 119, 'Add 1.'],
  ['{range} comes from code, e.g. 6–14.', 99, undefined],
])('length with the note “%s” and %i characters', (note, count, right) => {
  const text = 'x'.repeat(count);
  expect(findings('en', { id: text, text, note }).map((one) => one.right)).toEqual(
    right ? [right] : [],
  );
});

test('a label of one to three words has a note or a context', () => {
  const label = { id: 'Read on', text: 'Read on', note: '' };
  expect(findings('en', label)).toMatchObject([{ rule: 'short-label' }]);
  expect(findings('en', { ...label, context: 'verb' })).toEqual([]);
});

test('a missing text and a fuzzy one are named; nothing else is said of a fuzzy one', () => {
  expect(findings('de', { id: 'A plan', text: '' })).toMatchObject([
    { rule: 'missing-translation' },
  ]);
  const fuzzy = { id: 'Two cases', text: 'Drei  Fälle', flags: ['fuzzy'] };
  expect(findings('de', fuzzy)).toMatchObject([{ rule: 'fuzzy' }]);
});

test('two texts have two translations, unless they mean the same', () => {
  const open = { id: 'Open menu', text: 'Menü öffnen' };
  const close = { id: 'Close menu', text: 'Menü öffnen' };
  expect(findings('de', open, close)).toMatchObject([
    { rule: 'same-translation', id: open.id },
    { rule: 'same-translation', id: close.id },
  ]);
  const about = ['About', 'About me'].map((id) => ({ id, text: 'Über mich' }));
  expect(findings('de', ...about)).toEqual([]);
});

test('one text has one translation in all files, and both are named', () => {
  const catalogs = ['Kontakt', 'Anfrage'].map((text, at) => ({
    file: `de/${at}.po`,
    language: 'de',
    text: writePo({}, [{ id: 'Contact', translation: text }]),
  }));
  expect(lintCatalogs(catalogs, glossary)).toMatchObject([
    { rule: 'one-translation', file: 'de/0.po' },
    { rule: 'one-translation', file: 'de/1.po' },
  ]);
});

test('a fixed English text keeps its signs, and its translation the exclamation mark', () => {
  const text = 'Oops! Page not found';
  expect(findings('en', { id: text, text })).toEqual([]);
  expect(findings('de', { id: text, text: 'Hoppla! Nichts' })).toEqual([]);
});

test('a finding is a sentence with file and line; spaces that one cannot see are shown', () => {
  const [found] = findings('fr', { id: 'Who?', text: 'Qui ?', context: 'seminar' });
  expect(formatDiagnostic(found!)).toMatch(
    /^fr\/page\.po:\d+ “Who\?” \(seminar\): A narrow no-break space .*: “Qui \?”\. \[french-spaces\]\n {4}Right: “Qui\u202f\?” Copy it from here: .+\n {4}Deutsch: Im Französischen .+$/,
  );
});

test('what is right is the whole text, with all of it put right', () => {
  const found = findings('fr', { id: 'Three levers: one', text: "Trois leviers : l'un" });
  const right = `“Trois leviers${nb}: l’un”`;
  expect(found).toMatchObject([
    { rule: 'french-spaces', right },
    { rule: 'signs', right },
  ]);
});

test('nothing else is said of a text that is still English', () => {
  const id = 'The leadership team: "Now"';
  expect(findings('fr', { id, text: id })).toMatchObject([{ rule: 'untranslated' }]);
});

test.each([
  ['quotation marks of another language', 'de', 'Das “Wort” ist', 'quotes', 'Das „Wort“ ist'],
  ['the same with a placeholder', 'de', 'Er sagt “{word}”', 'quotes', 'Er sagt „{word}“'],
  ['a sign for a space that was copied', 'fr', 'Qui⸱ ?', 'characters', `Qui${nnb}?`],
])('%s: one finding, with the whole text put right', (_, language, text, rule, right) => {
  const found = findings(language, { id: like(language, text).replaceAll(/[“”]/g, ''), text });
  expect(found).toMatchObject([{ rule, right: `“${right}”` }]);
});
