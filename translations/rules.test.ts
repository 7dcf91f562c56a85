import { expect, test } from 'vitest';
import { lintCatalogs } from './lintCatalogs.js';
import { poFormat, type PoCatalog } from './poFormat.js';

type Message = { id: string; text: string; note?: string; context?: string; flags?: string[] };

const write = ({ id, text, note, context, flags = [] }: Message) =>
  [
    ...(note ? [`#. ${note}`] : []),
    '#: page/messages.ts',
    ...flags.map((flag) => `#, ${flag}`),
    ...(context ? [`msgctxt "${context}"`] : []),
    `msgid ${JSON.stringify(id)}`,
    `msgstr ${JSON.stringify(text)}`,
  ].join('\n');

/** Findings in a catalog of one message. */
async function lint(language: string, message: Message) {
  const file = `${language}/page.po`;
  const context = { locale: language, sourceLocale: 'en', filename: file };
  const text = `msgid ""\nmsgstr ""\n\n${write(message)}\n`;
  const messages = (await poFormat.parse(text, context)) as PoCatalog;
  return lintCatalogs([{ file, language, code: messages, messages }]);
}

const isSpelling = ({ fix }: { fix: string }) => fix.includes('cspell.json');

/** Findings except for spelling. */
const findings = async (...of: Parameters<typeof lint>) =>
  (await lint(...of)).filter((one) => !isSpelling(one));

const days = '{n, plural, one {# day} other {# days}}';
const tage = '{n, plural, =0 {heute} one {# Tag} other {# Tage}}';

/** Part of the finding, a language, an invalid text, a valid one, and the English if it differs in form. */
const examples: [finding: string, language: string, invalid: string, valid: string, id?: string][] =
  [
    ['Markup', 'fr', 'un&nbsp;mot', 'un mot'],
    ['space is too many', 'fr', 'Le plan , le mot', 'Le plan, le mot ?'],
    ['space is too many', 'de', 'Ein ( kurzes ) Wort', 'Ein (kurzes) Wort'],
    ['space is too many', 'de', 'Was nun ?', 'Was nun?'],
    ['space is missing', 'de', 'Ein Plan.Das Team', 'Ein Plan, z.B. am 1.4. um 9:30'],
    ['has its currency', 'de', 'Ab {n} €', 'Ab {n}, 20 €', 'From {n}'],
    ['space is too many', 'de', 'Was  nun?', 'Was nun?'],
    ['invisible', 'de', 'Was \u200bnun?', 'Was nun?'],
    ['mark is there twice', 'fr', 'Le plan,, le mot', 'Le plan, le mot...'],
    ['word is there twice', 'de', 'Und das das Team', 'Die, die das nennen, bitten Sie sie'],
    ['bracket', 'de', 'Ein Wort)', 'Ein (kurzes) Wort'],
    ['quotation mark', 'en', 'A „word‹', 'A "word", it\'s a “word”'],
    ['quotation mark', 'de', 'Ein „Wort', 'Ein "Wort" und „zwei“'],
    ['quotation mark', 'fr', 'Un « mot', 'Un "mot" et « un \'mot\' »'],
    ['still the English', 'fr', 'For your whole team', 'Carve-out', 'For your whole team'],
    ['number 1000', 'de', 'Mehr als 100', 'Mehr als 1.000', 'More than 1,000'],
    ['number 2', 'de', 'Mehr als 30', 'Mehr als doppelt', 'More than 2×'],
    ['ends without a mark', 'de', 'Der Plan', 'Der Plan.', 'The plan.'],
    ['ends with “.”', 'de', 'Der Plan.', 'USt-IdNr.', 'VAT ID'],
    ['cannot be read', 'de', 'Herr {name', 'Herr {name}', 'Mr {name}'],
    ['cannot be read', 'de', days.replace('other', 'andere'), tage, days],
    [
      'say it otherwise',
      'de',
      'Mit dem Leitungsteam',
      'Mit dem Führungsteam im Interim-Management',
    ],
    ['say it otherwise', 'de', 'Für emotionale\u00a0Führung', 'Für die Führung'],
    ['say it otherwise', 'fr', 'Un groupe T', 'Un groupe très uni', 'A group'],
    ['{name} is missing; the text has {nom}', 'de', 'An {nom}', 'An {name}', 'To {name}'],
    ['one too many', 'de', '{a}: {b}, {b}', '{b}: {a}', '{a} of {b}'],
    ['<link> without words', 'de', 'Hier<link></link>', '<link>Hier</link>', '<link>Here</link>'],
    ['<link> is missing', 'de', 'Hier ist es', '<link>Hier</link>', '<link>Here</link>'],
    ['# is missing', 'de', '{n, plural, one {ein Tag} other {Tage}}', tage, days],
    [
      '{x} outside “other” is one too many',
      'de',
      '{n, plural, one {{x} Tag} other {# Tage}}',
      tage,
      days,
    ],
    ['at most 60 fit', 'de', 'x'.repeat(61), 'x'.repeat(60), 'a plan for the teams'],
  ];

/** An English text of the same form as a translation. */
const like = (language: string, text: string) => (language === 'en' ? text : `x ${text}`);

test.each(examples)(
  'finds “%s” in %s in “%s”, but not in “%s”',
  async (finding, language, invalid, valid, id) => {
    const found = await findings(language, { id: id ?? like(language, invalid), text: invalid });
    const sentences = found.map((one) => `${one.problem} ${one.fix}`);
    expect(sentences).toContainEqual(expect.stringContaining(finding));
    expect(await findings(language, { id: id ?? like(language, valid), text: valid })).toEqual([]);
  },
);

test.each([
  ['Browser tab. [max 60]', 61, 'Shorten it by 1.'],
  ['Search result. [120–155]', 119, 'Add 1.'],
  ['{range} comes from code, e.g. 6–14.', 99, undefined],
])('length with the note “%s” and %i characters', async (note, count, fix = '') => {
  const text = 'x'.repeat(count);
  const found = await findings('en', { id: text, text, note });
  expect(found.map((one) => one.fix).join()).toBe(fix);
});

test('reports a missing and a fuzzy translation, and nothing else about a fuzzy one', async () => {
  const problem = async (text: string, flags: string[]) =>
    (await findings('de', { id: 'Two cases', text, flags })).map((one) => one.problem);
  expect(await problem('', [])).toEqual(['There is no German translation.']);
  expect(await problem('Drei,, Fälle', ['fuzzy'])).toEqual(['“Drei,, Fälle” has to be confirmed.']);
});

test('an English text that cannot be read is reported once, and not beside its translation', async () => {
  const [id, problem] = ['Dear Mr {name', expect.stringContaining('cannot be read')];
  expect(await findings('en', { id, text: id })).toMatchObject([{ problem }]);
  expect(await findings('de', { id, text: 'Sehr geehrter Herr {name}' })).toEqual([]);
});

test('the translation of a fixed English text may end differently', async () => {
  const message = { id: 'Oops! Page not found', text: 'Hoppla! Nichts.', note: 'Heading. [fixed]' };
  expect(await findings('de', message)).toEqual([]);
});

test.each<[language: string, text: string, words: string[]]>([
  ['en', 'An organizational {xyzw} organisation', ['organizational']],
  ['de', 'Die Verantwrtung udn das Gesprach', ['Verantwrtung', 'udn', 'Gesprach']],
  ['de', 'Wissen, dass Massen müssen, inkl. MwSt., Führungs- und andere Aufgaben', []],
  ['de', 'Das thema, die Datenschutz\u00aderklärung per Email', ['thema', 'Email']],
  ['de', 'Nur so weit, wie du kannst', ['du']],
  ['fr', 'Ecrivez aujourd’hui, Établir, très tres', ['Ecrivez', 'tres']],
  ['fr', 'Tu décris ta situation', ['Tu', 'ta']],
])('in %s, “%s”: what is misspelt is found', async (language, text, words) => {
  const found = (await lint(language, { id: like(language, text), text })).filter(isSpelling);
  expect(found.map(({ problem }) => problem.split('”')[0]!.slice(1))).toEqual(words);
});
