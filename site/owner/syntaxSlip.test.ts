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
  ['a comma', `${first.slice(0, -1)}\n${last}`, 4, 'A comma is missing'],
  ['a comma before an empty line', `${first.slice(0, -1)}\n\n${last}`, 4, 'A comma is missing'],
  [
    'the second quotation mark',
    `${first}\n  street: 'Weg 1,\n${last}`,
    5,
    'A quotation mark is missing',
  ],
  [
    'the first quotation mark',
    `${first}\n  street: Weg 1',\n${last}`,
    5,
    'A quotation mark is missing',
  ],
  ['both', `${first}\n  street: Weg 1,\n${last}`, 5, 'A quotation mark is missing'],
  ['straight ones', `${first}\n  street: ‘Weg 1’,\n${last}`, 5, 'are curved'],
  ['straight ones, as German has them', `${first}\n  street: „Weg 1“,\n${last}`, 5, 'are curved'],
  ['a curved apostrophe', `${first}\n  name: 'Johanna's Beratung',\n${last}`, 5, 'The apostrophe'],
  ['a name', `${first}\n  'Musterstadt',`, 5, 'cannot be read'],
  ['the closing bracket of a list', `${first}\n  degrees: [\n${last}`, 5, 'has no end'],
])('a line that lacks %s is named, with what to do', async (_, lines, line, sentence) => {
  const said = await syntaxSlip(file(lines));
  expect(said).toContain(sentence);
  expect(said).toMatch(new RegExp(`^site/owner\\.ts, line ${line}: `));
});
