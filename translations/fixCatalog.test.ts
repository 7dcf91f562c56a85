import { expect, test } from 'vitest';
import { fixCatalog, type Catalog } from './lintCatalogs.js';

const french = (text: string): Catalog => ({
  file: 'fr/page.po',
  language: 'fr',
  text,
});

const page = `# Kept as it is:  two spaces, "quotes"...
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#. Note:  "as it is"...
msgid "Who still contradicts you?  \\"You\\"..."
msgstr "Qui vous contredit encore? C'est: \\"vous\\"..."

#, fuzzy
msgid "Left?"
msgstr "Laissé?"

#~ msgid "Gone?"
#~ msgstr "Parti?"
`;

const corrected = page
  .replace('encore? ', 'encore\u202f? ')
  .replace('C\'est: \\"vous\\"...', 'C’est\u00a0: «\u00a0vous\u00a0»…');

test('corrects the translations and leaves everything else as it was', () => {
  expect(fixCatalog(french(page))).toBe(corrected);
});

test.each([
  ['the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['an invisible sign at the beginning', (text: string) => `\uFEFF${text}`],
  ['broken lines', (text: string) => text.replace('encore', '"\n"encore')],
])('takes %s out, in the source language too', (_, change) => {
  expect(fixCatalog(french(change(page)))).toBe(corrected);
  const english = { ...french(change(page)), language: 'en' };
  expect(fixCatalog(english)).toBe(page);
});

test('leaves a file that cannot be read as it was', () => {
  const broken = page.replace('vous\\"..."', 'vous');
  expect(fixCatalog(french(broken))).toBe(broken);
});

test('changes nothing the second time', () => {
  expect(fixCatalog(french(corrected))).toBe(corrected);
});
