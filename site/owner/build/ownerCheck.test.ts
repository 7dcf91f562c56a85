import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../../testing/copyProject.js';
import { ownerReport } from './ownerCheck.js';
import { formatFinding, readOwnersFile } from './ownersFile.js';
import { sampleFolder } from './readOwner.js';
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
      owner: readOwnersFile('site/owner.yaml', bytes('owner'), ownerSchema),
      prices: readOwnersFile('site/prices.yaml', bytes('prices'), pricesSchema),
      seminars: readOwnersFile('site/seminars.yaml', bytes('seminars'), seminarsSchema),
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

test.each<[file: Name, find: string, by: string, finding: string, movesTo?: string]>([
  // Lines that YAML cannot parse, or parses differently from what is meant.
  ['owner', 'city:', 'Musterstadt\ncity Musterstadt', 'cannot be read', 'city M'],
  ['owner', 'city:', "'Musterstadt", 'cannot be read'],
  ['owner', 'companyName:', 'Mustermann #1 GmbH', 'cannot be read'],
  ['owner', 'companyName:', '&Mustermann GmbH', 'cannot be read'],
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
  ['owner', 'street:', 'Musterstraße', 'must look like “Beispielstraße 1”'],
  ['owner', 'postalCode:', '1011', 'postalCode "1011": must look like “10115”'],
  ['owner', 'city:', '10623 Berlin', 'must look like “Berlin”'],
  ['owner', 'email:', 'erika..m@mustermann.de', 'email "erika..m@mustermann.de": must look'],
  ['owner', 'phone:', '+49 (0)30 23125 123', 'must look like “+49 30 901820”'],
  ['owner', 'registerNumber:', 'DE301234567', 'must look like “HRB 12345”'],
  ['owner', 'trainingUrl:', 'http://training.example/', 'must look like “https:'],
  ['owner', 'calendarUrl:', 'https://calendar.example/datenschutz', 'is a privacy text'],
  ['owner', 'videoProvider:', 'Muster Video GmbH', 'must look like “Muster GmbH, Berlin”'],
  ['prices', 'individual:', '790,50', '"790,50": must be a whole number from 50 to 20000'],
  ['prices', 'vatPercent:', '190', 'vatPercent "190": must be a whole number from 0 to 30'],
  ['prices', 'cryptocurrencyAmount:', '0,4', 'must look like “0.4”'],
  ['seminars', '2025-04-03', '3.4.2025', 'must look like “2027-01-31”'],
  ['seminars', 'end: 16:30', 'end: 12:00', 'is before the start of the session'],
  // Entries that were copied and not changed.
  ['seminars', '2025-04-04', '2025-04-03', '[0].sessions[1].date "2025-04-03": is above already'],
  ['seminars', '- number: 2', '- number: 1', '[1].number "1": is above already'],
  // Values that contradict another.
  ['owner', 'kind:', 'e.K.', 'does not fit what is behind kind', 'managingPerson'],
  ['owner', 'providersOutsideEu:', 'no', 'what is behind providersOutsideEu', 'providersAbroad'],
  ['prices', 'companyNet:', '499', 'companyNet "499": is less than individuals pay'],
])(
  'a mistake is reported in two languages, with its line and value: %#',
  (name, find, by, finding, movesTo) => {
    const lines = sample(name).split('\n');
    const at = lines.findIndex((line) => line.includes(find));
    lines[at] = /^\w+:$/.test(find) ? `${find} ${by}` : lines[at]!.replace(find, by);
    const text = lines.join('\n');
    const shown = movesTo ? text.split('\n').findIndex((line) => line.includes(movesTo)) : at;
    const { found: all, stops } = report({}, { [name]: text });
    expect(stops).toBe(true);
    expect(all).toEqual([expect.stringContaining(finding)]);
    const place = `site/${name}\\.yaml, Zeile/line ${shown + 1}`;
    expect(all[0]).toMatch(new RegExp(`^${place}:\n  .+\\.\n  .+\\.$`));
  },
);

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

test('the sample owner stops a production deploy', () => {
  expect(report({ ...production, OWNER: 'sample' }).stops).toBe(true);
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

test('the command prints a problem, annotates it on GitHub, and exits with 1', () => {
  const root = resolve('.cache/owner');
  copyProject(root);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const prices = sample('prices').replace('vatPercent: 19', 'vatPercent: 19 %');
  writeFileSync(`${root}/site/prices.yaml`, prices);

  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/tsx',
    [`${root}/site/owner/build/ownerCheck.ts`],
    { encoding: 'utf8', env: { ...process.env, OWNER: '', GITHUB_ACTIONS: 'true' } },
  );
  expect(status).toBe(1);
  const sentences = [
    'vatPercent "19 %": muss eine ganze Zahl von 0 bis 30 sein.',
    'vatPercent "19 %": must be a whole number from 0 to 30.',
  ];
  expect(stderr).toBe(`site/prices.yaml, Zeile/line 3:\n  ${sentences.join('\n  ')}\n`);
  const inOneLine = sentences.join('%0A').replaceAll('9 %', '9 %25');
  expect(stdout).toBe(`::error file=site/prices.yaml,line=3::${inOneLine}\n`);
});
