import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerReport } from './ownerCheck.js';
import { formatFinding, readYaml } from './yamlFile.js';
import { sampleFolder } from './ownerFiles.js';
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
  ['owner', 'city: Musterstadt', 'city Musterstadt', 'cannot be read'],
  ['owner', 'city: Musterstadt', 'street: Musterstadt', 'its name occurs twice'],
  ['owner', 'street:', 'LÃ¶wensteinstraÃŸe 1', 'Characters here were saved wrongly'],
  // zod's own sentences.
  ['owner', 'phone: +49', 'fax: +49', 'fax "+49 30 23125 123": Unrecognized key: "fax"'],
  ['owner', 'charging:', 'hour', 'Invalid option: expected one of "day"|"month"|"fixed"'],
  // Values in the wrong form.
  ['owner', '- https://profile', '-https://profile', 'must be a list; each entry'],
  ['owner', 'institution: Universität Musterstadt', 'institution:', '[0].institution: must be'],
  ['owner', 'name:', 'Erika', 'name "Erika": must look like “Erika Beispiel”.'],
  ['owner', 'companyName:', '„Mustermann GmbH“', 'must look like “Muster GmbH”'],
  ['owner', 'city:', '10623 Berlin', 'must look like “Berlin”'],
  ['owner', 'email:', 'erika..m@mustermann.de', 'email "erika..m@mustermann.de": must look'],
  ['owner', 'phone:', '+49 (0)30 23125 123', 'must look like “+49 30 901820”'],
  ['owner', 'registerNumber:', 'DE301234567', 'must look like “HRB 12345”'],
  ['owner', 'trainingUrl:', 'http://training.example/', 'must look like “https:'],
  ['owner', 'calendarUrl:', 'https://calendar.example/datenschutz', 'is a privacy text'],
  ['prices', 'individual:', '790,50', '"790,50": must be a whole number from 100 to 20000'],
  ['prices', 'cryptocurrencyAmount:', '0,4', 'must look like “0.4”'],
  ['seminars', '2025-04-03', '3.4.2025', 'must look like “2027-01-31”'],
  ['seminars', 'end: 16:30', 'end: 12:00', 'is before the start of the session'],
  ['seminars', '- number: 2', '- number: 1', '[1].number "1": is above already'],
  ['seminars', '2025-07-10', '2024-07-10', '[1].sessions: is longer than 60 days'],
])(
  'a mistake is reported in two languages, with its line and value: %#',
  (name, find, by, finding) => {
    const lines = sample(name).split('\n');
    const at = lines.findIndex((line) => line.includes(find));
    lines[at] = /^\w+:$/.test(find) ? `${find} ${by}` : lines[at]!.replace(find, by);
    const { found: all, stops } = report({}, { [name]: lines.join('\n') });
    expect(stops).toBe(true);
    expect(all).toEqual([expect.stringContaining(finding)]);
    const place = `site/${name}\\.yaml, Zeile/line ${at + 1}`;
    expect(all[0]).toMatch(new RegExp(`^${place}:\n  .+\\.\n  .+\\.$`));
  },
);

test('facts that contradict an answer are reported', () => {
  const owner = sample('owner')
    .replace('kind: company', 'kind: freelancer')
    .replace('Eu: yes', 'Eu: no');
  expect(report({}, { owner }).found).toEqual([
    expect.stringContaining('managingPerson "Erika Mustermann": does not fit “kind: freelancer”;'),
    expect.stringContaining('registerCourt'),
    expect.stringContaining('registerNumber'),
    expect.stringContaining('does not fit “providersOutsideEu: no”; empty this line, or change'),
  ]);
});

test.each(['utf16le', 'latin1'] as const)(
  'a file saved as %s is reported in one short sentence',
  (encoding) => {
    const { text } = report({}, { owner: Buffer.from(sample('owner'), encoding) });
    expect(text).toMatch(
      /^site\/owner\.yaml, Zeile\/line \d+:\n {2}.{99,110}\n {2}Characters here/,
    );
  },
);

test.each<[missing: string, changes: Parameters<typeof report>[1], finding: string]>([
  ['a fact', { owner: without('companyName') }, 'yaml, Zeile/line 8:\n  companyName fehlt.'],
  ['a line', { owner: sample('owner').replace(/^street: .*\n/m, '') }, 'yaml:\n  street fehlt.'],
  [
    'a list',
    { owner: sample('owner').replace(/(trainings:)(?:\n .+)+/, '$1') },
    'trainings fehlt.',
  ],
  ['an answer', { owner: without('kind') }, 'kind is missing.'],
  [
    'an address',
    { owner: sample('owner').replace('mustermann.example', 'example.com') },
    'email is missing.',
  ],
  ['both tax numbers', { owner: without('vatId', 'businessId') }, 'vatId (businessId) is missing.'],
  ['a unit of the amount', { owner: without('cryptocurrency') }, 'cryptocurrency is missing.'],
  ['a portrait', { portrait: null }, 'site/portrait.jpg:\n  portrait fehlt.'],
  ['an owner', { owner: '# nothing\n' }, 'shows a fictional owner and says so on every page'],
])('a gap stops a production deploy unless placeholders are allowed: %s', (_, changes, finding) => {
  const text = expect.stringContaining(finding);
  expect(report({}, changes)).toMatchObject({ stops: false, text });
  const stopped = expect.stringContaining('Nothing is published like this.');
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
  expect(text).toMatch(/^Alle Angaben sind da.*\nAll facts are there. Nothing stops publishing.$/);
});
