import { expect, test } from 'vitest';
import { fixCatalog } from './fixCatalog.js';
import { emptyGlossary } from './Glossary.js';
import type { Catalog } from './lintCatalogs.js';

const project = { sourceLanguage: 'en', glossary: emptyGlossary };

const french = (text: string): Catalog => ({
  file: 'fr/page.po',
  name: 'page',
  language: 'fr',
  text,
});

const page = `# Kept as it is:  two spaces, "quotes"...
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#. Note:  "as it is"...
msgid "Who still contradicts you?  \\"You\\"..."
msgstr ""
"Qui vous contredit "
"encore? "
"C'est: \\"vous\\"..."


#, fuzzy
msgid "Left?"
msgstr "Laissé?"
#~ msgid "Gone?"
#~ msgstr "Parti?"`;

const mended = page
  .replace('"encore? "', '"encore\u202f? "')
  .replace('"C\'est: \\"vous\\"..."', '"C’est\u00a0: «\u00a0vous\u00a0»…"');

test('mends the translations and leaves every other byte as it was', () => {
  expect(fixCatalog(french(page), project)).toBe(mended);
});

test('keeps Windows line breaks and a missing one at the end', () => {
  const windows = page.replaceAll('\n', '\r\n');
  expect(fixCatalog(french(windows), project)).toBe(mended.replaceAll('\n', '\r\n'));
});

test('mends a space that is doubled by the wrapping of the file', () => {
  const wrapped = 'msgid "a b"\nmsgstr "un "\n" mot"\n';
  expect(fixCatalog(french(wrapped), project)).toBe('msgid "a b"\nmsgstr "un "\n"mot"\n');
});

test('changes nothing the second time', () => {
  expect(fixCatalog(french(mended), project)).toBe(mended);
});

test('leaves the source language to the code', () => {
  const english = { ...french(page), language: 'en' };
  expect(fixCatalog(english, project)).toBe(page);
});
