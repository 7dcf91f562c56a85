import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { syntaxSlip } from './syntaxSlip.js';

const file = (lines: string) =>
  `import { a } from './a.js';\n\nexport const owner = a({\n${lines}\n});\n`;
const first = "  companyName: 'Mustermann GmbH',";
const last = "  city: 'Musterstadt',";

test('the owner file can be read', async () => {
  expect(await syntaxSlip(readFileSync('site/owner.ts', 'utf8'))).toBeUndefined();
  expect(await syntaxSlip(file(`${first}\n${last}`))).toBeUndefined();
});

test.each([
  ['a comma', `${first.slice(0, -1)}\n${last}`, 4, 'fehlt ein Komma'],
  ['a comma before an empty line', `${first.slice(0, -1)}\n\n${last}`, 4, 'fehlt ein Komma'],
  [
    'the second quotation mark',
    `${first}\n  street: 'Weg 1,\n${last}`,
    5,
    'fehlt ein Anführungszeichen',
  ],
  [
    'the first quotation mark',
    `${first}\n  street: Weg 1',\n${last}`,
    5,
    'fehlt ein Anführungszeichen',
  ],
  ['both', `${first}\n  street: Weg 1,\n${last}`, 5, 'fehlt ein Anführungszeichen'],
  ['straight ones', `${first}\n  street: ‘Weg 1’,\n${last}`, 5, 'sind gebogen'],
  ['straight ones, as German has them', `${first}\n  street: „Weg 1“,\n${last}`, 5, 'sind gebogen'],
  ['a curved apostrophe', `${first}\n  name: 'Johanna's Beratung',\n${last}`, 5, 'Der Apostroph'],
  ['a name', `${first}\n  'Musterstadt',`, 5, 'nicht lesbar'],
  ['the closing bracket of a list', `${first}\n  degrees: [\n${last}`, 5, 'hat kein Ende'],
])('a line that lacks %s is named, with what to do', async (_, lines, line, sentence) => {
  const said = await syntaxSlip(file(lines));
  expect(said).toContain(sentence);
  expect(said).toMatch(new RegExp(`^site/owner\\.ts, Zeile ${line}: `));
});
