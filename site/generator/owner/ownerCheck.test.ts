import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerReport } from './ownerCheck.js';
import { formatFinding, readYaml } from './yamlFile.js';
import { readOwnerFiles, sampleFolder } from './ownerFiles.js';
import { ownerSchema, pricesSchema, seminarsSchema } from './schema.js';

type Name = 'owner' | 'prices' | 'seminars';
const sample = (name: Name) => readFileSync(`${sampleFolder}${name}.yaml`, 'utf8');

/** The report of the sample owner's files with a test's changes. */
function report(
  env: Record<string, string>,
  changes: Partial<Record<Name, string | Buffer>> & { portrait?: null } = {},
) {
  const bytes = (name: Name) => Buffer.from(changes[name] ?? sample(name));
  const { conclusions, stopsBuild, problems, gaps } = ownerReport(
    {
      owner: readYaml('site/owner.yaml', bytes('owner'), ownerSchema),
      prices: readYaml('site/prices.yaml', bytes('prices'), pricesSchema),
      seminars: readYaml('site/seminars.yaml', bytes('seminars'), seminarsSchema),
      portrait: { value: 'portrait' in changes ? null : 'portrait.jpg', problems: [] },
    },
    env,
  );
  const found = [...problems, ...gaps].map(formatFinding);
  return { found, text: [...found, ...conclusions].join('\n'), stops: stopsBuild };
}
const production = { CONTEXT: 'production' };
const letPass = { ...production, ALLOW_PLACEHOLDERS: '1' };
const without = (...names: string[]) =>
  sample('owner').replace(new RegExp(`^(${names.join('|')}): .*`, 'gm'), '$1:');

test.each<[file: Name, find: string, by: string, finding: string]>([
  // Lines that cannot be read.
  ['owner', 'city: Musterstadt', 'city Musterstadt', 'nicht lesbar'],
  ['owner', 'city: Musterstadt', 'street: Musterstadt', 'ihr Name steht zweimal da'],
  ['seminars', '- number: 2', '---', 'nicht lesbar'],
  ['owner', 'street:', 'LÃ¶wensteinstraÃŸe 1', 'falsch gespeicherte Zeichen'],
  // zod's own sentences.
  ['owner', 'phone: +49', 'fax: +49', 'fax "+49 30 23125 123": Unbekannter Schlüssel: "fax"'],
  ['owner', 'charging:', 'hour', 'Ungültige Option: erwartet eine von "day"|"month"|"fixed"'],
  // Values in the wrong form.
  ['owner', '- https://profile', '-https://profile', 'muss eine Liste sein; jeder Eintrag'],
  ['owner', 'institution: Universität Musterstadt', 'institution:', '[0].institution: muss'],
  ['owner', 'name:', 'Erika', 'name "Erika": muss aussehen wie „Erika Beispiel“.'],
  ['owner', 'companyName:', '„Mustermann GmbH“', 'hat ein Anführungszeichen'],
  ['owner', 'city:', '10623 Berlin', 'wie „Berlin“'],
  ['owner', 'email:', 'erika..m@mustermann.de', 'email "erika..m@mustermann.de": muss aussehen'],
  ['owner', 'phone:', '+49 (0)30 23125 123', 'wie „+49 30 901820“'],
  ['owner', 'registerNumber:', 'DE301234567', 'wie „HRB 12345“'],
  ['owner', 'trainingUrl:', 'http://training.example/', 'wie „https:'],
  [
    'owner',
    'calendarUrl:',
    'https://calendar.example/datenschutz',
    'ist eine Datenschutzerklärung',
  ],
  ['prices', 'individual:', '790,50', '"790,50": muss eine ganze Zahl von 100 bis 20000'],
  ['owner', 'dayRate:', '2.400', 'muss eine ganze Zahl von 500 bis 10000 sein, nur Ziffern'],
  ['owner', '- en', '- gb', '[0] "gb": ist kein Kürzel einer Sprache'],
  ['prices', 'cryptocurrencyAmount:', '0,4', 'wie „0.4“'],
  ['seminars', '2025-04-03', '3.4.2025', 'wie „2027-01-31“'],
  ['seminars', '2025-04-03', '2025-04-31', 'ist kein Tag im Kalender'],
  ['seminars', 'end: 16:30', 'end: 12:00', 'liegt vor dem Beginn des Termins'],
  ['seminars', '- number: 2', '- number: 1', '[1].number "1": steht schon weiter oben'],
  [
    'seminars',
    '2025-07-18',
    '2025-07-17',
    '[1].sessions[3].date "2025-07-17": steht schon weiter oben',
  ],
  ['seminars', '2025-07-10', '2024-07-10', '[1].sessions: dauert länger als 60 Tage'],
])('a mistake is reported with its line and value: %s, %s %s', (name, find, by, finding) => {
  const lines = sample(name).split('\n');
  const at = lines.findIndex((line) => line.includes(find));
  lines[at] = /^\w+:$/.test(find) ? `${find} ${by}` : lines[at]!.replace(find, by);
  const { found: all, stops } = report({}, { [name]: lines.join('\n') });
  expect(stops).toBe(true);
  expect(all).toEqual([expect.stringContaining(finding)]);
  const place = `site/${name}\\.yaml, Zeile ${at + 1}`;
  expect(all[0]).toMatch(new RegExp(`^${place}:\n  .+\\.$`));
});

test('facts that contradict an answer are reported', () => {
  const owner = sample('owner')
    .replace('kind: company', 'kind: freelancer')
    .replace('Eu: yes', 'Eu: no');
  expect(report({}, { owner }).found).toEqual([
    expect.stringContaining(
      'managingPerson "Erika Mustermann": passt nicht zu „kind: freelancer“;',
    ),
    expect.stringContaining('registerCourt'),
    expect.stringContaining('registerNumber'),
    expect.stringContaining(
      'passt nicht zu „providersOutsideEu: no“; leeren Sie diese Zeile, oder ändern',
    ),
  ]);
});

test.each(['utf16le', 'latin1'] as const)(
  'a file saved as %s is reported in one short sentence',
  (encoding) => {
    const { text } = report({}, { owner: Buffer.from(sample('owner'), encoding) });
    expect(text).toMatch(/^site\/owner\.yaml, Zeile \d+:\n {2}.{99,110}$/);
  },
);

test.each<[missing: string, changes: Parameters<typeof report>[1], finding: string]>([
  ['a fact', { owner: without('companyName') }, 'yaml, Zeile 8:\n  companyName fehlt.'],
  ['a line', { owner: sample('owner').replace(/^street: .*\n/m, '') }, 'yaml:\n  street fehlt.'],
  [
    'a list',
    { owner: sample('owner').replace(/(trainings:)(?:\n .+)+/, '$1') },
    'trainings fehlt.',
  ],
  ['an answer', { owner: without('kind') }, 'kind fehlt.'],
  [
    'an address',
    { owner: sample('owner').replace('mustermann.example', 'example.com') },
    'email fehlt.',
  ],
  ['both tax numbers', { owner: without('vatId', 'businessId') }, 'vatId (businessId) fehlt.'],
  ['a unit of the amount', { owner: without('cryptocurrency') }, 'cryptocurrency fehlt.'],
  ['a portrait', { portrait: null }, 'site/portrait.jpg:\n  portrait fehlt.'],
  ['an owner', { owner: '# nothing\n' }, 'zeigt eine erfundene Person und sagt es auf jeder Seite'],
])('a gap stops a production deploy unless placeholders are allowed: %s', (_, changes, finding) => {
  const text = expect.stringContaining(finding);
  expect(report({}, changes)).toMatchObject({ stops: false, text });
  const stopped = expect.stringContaining('So wird nicht veröffentlicht.');
  expect(report(production, changes)).toMatchObject({ stops: true, text: stopped });
  expect(report(letPass, changes).stops).toBe(false);
});

test.each([
  sample('owner'),
  without('phone', 'answerDays'),
  without('vatId'),
  without('registerCourt', 'registerNumber', 'managingPerson', 'vatId', 'businessId').replace(
    'kind: company',
    'kind: freelancer',
  ),
  without('managingPerson').replace('kind: company', 'kind: e.K.'),
  without('providersAbroad').replace('Eu: yes', 'Eu: no'),
])('an empty optional fact stops nothing: %#', (owner) => {
  const { stops, text } = report(production, { owner });
  expect(stops).toBe(false);
  expect(text).toMatch(/^Alle Angaben sind da. .*$/);
});

const ownerWith = (name: string, value: string) =>
  readYaml(
    'x',
    Buffer.from(sample('owner').replace(new RegExp(`(^|\n)${name} .*`), `$1${name} ${value}`)),
    ownerSchema,
  );

test('the files of the sample owner are valid, with a line for every fact', () => {
  const files = readOwnerFiles({ OWNER: 'sample' });
  for (const { problems } of Object.values(files)) expect(problems).toEqual([]);
  const names = sample('owner').match(/^\w+(?=:)/gm)!;
  expect(names.toSorted()).toEqual(Object.keys(files.owner.value!).toSorted());
});

test.each([
  ['companyName:', "Johanna's Beratung GmbH", { companyName: "Johanna's Beratung GmbH" }],
  ['companyName:', '"Muster: Beratung & Co. KG"', { companyName: 'Muster: Beratung & Co. KG' }],
  ['name:', 'Dr. Eva-Maria von O’Neill', { name: 'Dr. Eva-Maria von O’Neill' }],
  ['city:', 'Mu\u0308nchen\u200b\r', { city: 'München' }],
  ['postalCode:', '01099', { postalCode: '01099' }],
  ['workingLanguages:\n  -', 'no', { workingLanguages: { en: 'Norwegian, German and French' } }],
  ['phone:', '+1 (212) 555-0100', { phone: '+1 (212) 555-0100' }],
  ['email:', 'kontakt@häuff-beratung.de', { email: 'kontakt@häuff-beratung.de' }],
])('reads facts as they are meant: %s %s', (name, value, expected) => {
  expect(ownerWith(name, value).value).toMatchObject(expected);
});

test('seminars and their sessions may be in any order, and there may be none', () => {
  const read = (text: string) => readYaml('x', Buffer.from(text), seminarsSchema).value!;
  const later = read(sample('seminars').replaceAll('2025-04', '2025-09'));
  expect(later.map(({ number }) => number)).toEqual([2, 1]);
  const [first] = read(sample('seminars').replace('2025-04-03', '2025-04-12'));
  expect(first!.sessions.map(({ date }) => date.slice(8))).toEqual(['04', '10', '11', '12']);
  expect(read('# None\n')).toEqual([]);
  // Not none, whatever ends their lines.
  expect(read(sample('seminars').replaceAll('\n', '\r'))).toHaveLength(2);
});

test.each([
  ['19', 1783.81],
  ['0', 1499],
])('a net price of 1499 with %s %% VAT is %d, in whole cents', (vat, companyGross) => {
  const text = sample('prices').replace('vatPercent: 19', `vatPercent: ${vat}`);
  const { value } = readYaml('x', Buffer.from(text), pricesSchema);
  expect(value).toMatchObject({ companyNet: 1499, companyGross });
});
