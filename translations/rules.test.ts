import { expect, test } from 'vitest';
import { formatDiagnostic, formatSummary, type Diagnostic } from './Diagnostic.js';
import { emptyGlossary, type Glossary } from './Glossary.js';
import { fixCatalog, lintCatalogs, type Catalog } from './lintCatalogs.js';
import { readPo } from './po.js';

/*
 * The edges of the rules: what --fix makes of a slip, and what looks like one and is right. That each
 * rule finds its slip is proved in planted.test.ts.
 */

const nb = '\u00a0';
const nnb = '\u202f';

test.each([
  ['apostrophe', 'fr', 'L´équipe', 'L’équipe'],
  ['apostrophe', 'fr', "l''équipe", 'l’équipe'],
  ['apostrophe', 'de', "ein 'Wort'", "ein 'Wort'"],
  ['capital-accent', 'fr', 'A la fin, oui', 'À la fin, oui'],
  ['capital-accent', 'fr', 'Etablir', 'Établir'],
  ['characters', 'de', 'Ein&nbsp;Wort\u200b', `Ein${nb}Wort`],
  ['characters', 'fr', 'qui contourne&nbsp;.', `qui contourne.`],
  ['dashes', 'de', 'mit 50 – 500 Beschäftigten', 'mit 50–500 Beschäftigten'],
  ['dashes', 'de', '{start}-{end}', '{start}–{end}'],
  ['dashes', 'de', 'Der Plan—selten', 'Der Plan – selten'],
  ['dashes', 'de', 'Der Plan – selten – also– doch', 'Der Plan – selten – also – doch'],
  ['dashes', 'fr', 'Le plan - rarement', 'Le plan – rarement'],
  ['french-spaces', 'fr', `Qui contredit${nb}?`, `Qui contredit${nnb}?`],
  ['french-spaces', 'fr', 'Marqués «facultatif».', `Marqués «${nb}facultatif${nb}».`],
  ['french-spaces', 'fr', 'Langue: {language}', `Langue${nb}: {language}`],
  [
    'french-spaces',
    'fr',
    '{n, plural, one {# cas ?} other {# cas ?}}',
    `{n, plural, one {# cas${nnb}?} other {# cas${nnb}?}}`,
  ],
  ['kept-together', 'de', 'Art. 6 Abs. 1 lit. f', `Art.${nb}6 Abs.${nb}1 lit. f`],
  ['kept-together', 'de', 'Ab 9:30 Uhr', `Ab 9:30${nb}Uhr`],
  ['kept-together', 'fr', 'Le cas n° 3', `Le cas n°${nb}3`],
  ['kept-together', 'de', 'In {days} Arbeitstagen', `In {days}${nb}Arbeitstagen`],
  ['quotes', 'de', 'mit „optional” und', 'mit „optional“ und'],
  ['quotes', 'de', 'mit ‚optional‘ und', 'mit „optional“ und'],
  ['quotes', 'fr', 'marqués "facultatif".', `marqués «${nb}facultatif${nb}».`],
  ['quotes', 'de', 'ein "Wort und noch eins', 'ein "Wort und noch eins'],
  ['spaces', 'de', 'Guten Tag, \nich', 'Guten Tag,\nich'],
  ['spaces', 'fr', `Un mot${nb} : deux`, `Un mot${nb}: deux`],
])('%s in %s: --fix makes of %j %j', (rule, language, text, right) => {
  expect(findingsOf(rule, { language, text })).not.toEqual([]);
  expect(fixed({ language, text })).toBe(right);
});

test('the English is the code’s: it is shown corrected, but not fixable', () => {
  const [found] = findingsOf('apostrophe', { text: "I'll get back to you" });
  expect(found).toMatchObject({ right: '“I’ll get back to you”' });
  expect(found).not.toHaveProperty('edits');
});

test.each([
  ['apostrophe', 'en', "Write '{name}' in brackets"],
  ['capital-accent', 'fr', 'Emotional Leadership. Et Emma, en Estonie'],
  ['dashes', 'de', 'Interim- und Führungsaufgaben'],
  ['dashes', 'en', 'on 2025-04-03, call 030-123-456, a 2-day workshop'],
  ['doubled-word', 'fr', 'Si vous vous engagez'],
  ['ellipsis', 'de', `Wird gesendet${nb}… Ja.`],
  [
    'formal-address',
    'de',
    'Sie dient der Dürre, ihr nicht; es fehlt ihr Rat, und ihr Team arbeitet mit ihr.',
  ],
  ['formal-address', 'de', 'Entscheide ich es? Vereinbaren Sie es. Meldet sich niemand'],
  [
    'formal-address',
    'fr',
    'Votre équipe et le ton de la réunion, c’est-à-dire vous. Fait-on cela, a-t-elle raison ?',
  ],
  ['french-spaces', 'fr', 'De 12:30 à 16:30, voir https://example.com/a?b=c;d (?)'],
  ['french-spaces', 'fr', `Vraiment${nnb}?!`],
  ['gender', 'en', 'the other side, therefore there'],
  ['gender', 'de', 'Als Interim-CEO; mit Ihrer Therapeutin'],
  ['gender', 'fr', 'Pas de consultants à occuper; je suis là'],
  ['icu-syntax', 'de', "Schreiben Sie '{name}'"],
  ['kept-together', 'de', 'Am 3. Tagungsort, 2 Tagungen, seit 2010 Führungsverantwortung'],
  ['plural-forms', 'fr', '{n, plural, =0 {z} one {x} many {m} other {y}}'],
  ['plural-forms', 'ja', '{n, plural, other {y}}'],
  ['quote-balance', 'en', 'It’s “one”, and the boards’ two (‘three’)'],
  ['quotes', 'de', 'mit „so ‚genau‘ optional“'],
  ['quotes', 'fr', `«${nb}un “mot” dedans${nb}»`],
  ['quotes', 'pl', '„słowo”'],
  ['spaces', 'de', `Wird gesendet${nb}…\n\n\nNoch eins\n`],
  ['spaces', 'en', 'Version .5 of it'],
])('%s in %s accepts %j', (rule, language, text) => {
  expect(findingsOf(rule, { language, text })).toEqual([]);
});

test.each([
  ['numbers', 'More than 1,000 people', 'Mehr als 1.000 Menschen'],
  ['numbers', 'More than 2×', 'Mehr als doppelt'],
  ['numbers', 'Who is responsible since then', 'Verantwortlich nach § 5 seit 2010'],
  ['placeholders', '{a} of {b}', '{b}: {a}'],
  [
    'plural-forms',
    '{n, plural, one {a day} other {# days}}',
    '{n, plural, one {ein Tag} other {# Tage}}',
  ],
  ['sentence-ends', 'VAT ID', 'USt-IdNr.'],
  ['sentence-ends', 'A review?', 'Ein Rückblick („ja“)?'],
  ['sentence-ends', 'In person, {city}', '{city}, vor Ort'],
  ['tags', '<a>x</a> <b>y</b>', '<b>y</b> <a>x</a>'],
  ['tags', '{n, plural, one {<b>#</b>} other {<b>#</b>}}', '{n, plural, other {<b>#</b>}}'],
])('%s accepts for “%s” “%s”', (rule, id, text) => {
  expect(findingsOf(rule, { language: 'de', id, text })).toEqual([]);
});

test('a plural has the forms of its language, not those of English', () => {
  const text = '{n, plural, one {x} other {y}}';
  expect(findingsOf('plural-forms', { language: 'pl', text })).toMatchObject([
    { right: 'Polish needs: few, many, one, other.' },
  ]);
});

test.each(['he said', 'Als Moderatorin', 'Ich bin Ihr Berater'])('gender finds “%s”', (text) => {
  const language = text.startsWith('he') ? 'en' : 'de';
  expect(findingsOf('gender', { language, text })).toHaveLength(1);
});

test.each([
  ['Browser tab. Max 60.', 'x'.repeat(61), 'Shorten it by 1.'],
  ['Search result. Length 120–155.', 'x'.repeat(119), 'Add 1 or more.'],
  ['Button. Max 34. Title. Max 24.', 'x'.repeat(25), 'Shorten it by 1.'],
  ['Max 5.', '{n, plural, one {<b>#</b> day} other {<b>#</b> days}}', 'Shorten it by 1.'],
  ['Max 6.', '{n, plural, one {<b>#</b> day} other {<b>#</b> days}}', undefined],
  ['{range} comes from code, e.g. 6–14.', 'x'.repeat(99), undefined],
])('length with the note “%s”', (note, text, right) => {
  expect(findingsOf('length', { text, note })[0]?.right).toBe(right);
});

test.each([
  [60, undefined],
  [61, 'Shorten it by 1.'],
])('length without a limit in the note: %i characters for 20 in English', (count, right) => {
  const message = { id: 'A plan for the team.', language: 'de', text: 'x'.repeat(count) };
  expect(findingsOf('length', message)[0]?.right).toBe(right);
});

const glossary = {
  fixed: ['Oops! Page not found'],
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
    { term: 'board-level', renderings: { de: { use: ['Führungsverantwortung'] } } },
  ],
};

test.each([
  ['Two leadership teams', 'Zwei Führungsteams'],
  ['The board', 'Des Aufsichtsrats'],
  ['Board-level responsibility', 'In Führungs-\u2060Verantwortung, Führungsverantwortung'],
  ['on board', 'an Bord'],
  ['on the keyboard', 'auf der Tastatur'],
])('the glossary accepts for “%s” „%s“', (id, text) => {
  expect(findingsOf('glossary', { language: 'de', id, text, glossary })).toEqual([]);
});

test.each([
  [
    'The board decides',
    'Der Vorstand entscheidet',
    '“board” is “Aufsichtsrat” or “Beirat” in German.',
  ],
  ['The team', 'Des Leitungsteams', '“leadership team” is “Führungsteam” in German.'],
  ['A team of leaders', 'Ein Team', '“leadership team” is “Führungsteam” in German.'],
])('the glossary finds for “%s” „%s“', (id, text, right) => {
  expect(findingsOf('glossary', { language: 'de', id, text, glossary })).toMatchObject([{ right }]);
});

test('a fixed text and its translation may have an exclamation mark', () => {
  const id = 'Oops! Page not found';
  expect(findingsOf('exclamation', { text: id, glossary })).toEqual([]);
  expect(
    findingsOf('exclamation', { language: 'de', id, text: 'Hoppla! Nichts', glossary }),
  ).toEqual([]);
});

test('a diagnostic shows the spaces that one cannot see, and the context', () => {
  const message = { language: 'fr', text: 'Qui ?', context: 'seminar' };
  const found = findingsOf('french-spaces', message);
  expect(formatDiagnostic(found[0]!)).toMatch(
    /^fr\/page\.po:\d+ “Qui \?” \(seminar\): .* \[french-spaces\]\n {4}Right: “Qui⸱\?”$/,
  );
  expect(formatSummary(found)).toBe('1 finding in 1 file. --fix corrects 1 of them.');
});

test('--fix takes out what Windows adds, and leaves a broken file alone', () => {
  const { text } = catalogOf({ language: 'de', text: 'Ein Wort' });
  const fix = (changed: string) =>
    fixCatalog({ ...catalogOf({ text: '' }), language: 'de', text: changed });
  expect(fix(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toBe(text);
  const broken = text.replace(/"\n$/, '\n');
  expect(fix(broken)).toBe(broken);
});

test('of a fuzzy text one thing is said, and what it was made for', () => {
  const catalog = catalogOf({
    language: 'de',
    id: 'Two cases',
    text: 'Drei  Fälle',
    flags: 'fuzzy',
  });
  const text = catalog.text.replace('#, fuzzy\n', '#, fuzzy\n#| msgid "Three cases"\n');
  expect(lintCatalogs([{ ...catalog, text }])).toMatchObject([
    { rule: 'fuzzy', wrong: expect.stringContaining('“Three cases”') },
  ]);
});

/** The one message of a test's catalog. */
type OneMessage = {
  /** Default: the translation, so that placeholders and tags agree. */
  id?: string;
  text: string;
  /** Default: `en`. English is the source language. */
  language?: string;
  note?: string;
  context?: string;
  flags?: string;
  glossary?: Partial<Glossary>;
};

/** A catalog that holds one message. */
function catalogOf(message: OneMessage): Catalog {
  const { text, id = text, language = 'en', note = 'A note.', context, flags } = message;
  const po = [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n',
    note && `#. ${note}`,
    flags && `#, ${flags}`,
    context && `msgctxt ${JSON.stringify(context)}`,
    `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`,
  ];
  return {
    file: `${language}/page.po`,
    language,
    text: po.filter(Boolean).join('\n'),
  };
}

/** What one rule finds in a catalog that holds one message. */
function findingsOf(rule: string, message: OneMessage): Diagnostic[] {
  return lintCatalogs([catalogOf(message)], glossaryOf(message)).filter((one) => one.rule === rule);
}

/** The message's text after `--fix`. */
function fixed(message: OneMessage): string | undefined {
  const text = fixCatalog(catalogOf(message), glossaryOf(message));
  return readPo(text).entries[0]?.translation;
}

function glossaryOf({ glossary }: OneMessage) {
  return { ...emptyGlossary, ...glossary };
}
