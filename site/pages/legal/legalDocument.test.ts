import { expect, test } from 'vitest';
import { missing } from '../../owner/fact.js';
import { legalDocument, type LegalFacts } from './legalDocument.js';

const facts: LegalFacts = {
  values: {
    companyName: 'Müller & <b>Söhne</b> *GmbH*',
    city: missing('city'),
    email: 'robin@beispielberatung.test',
    holdsPlace: 'name@example.com',
    phone: undefined,
  },
  conditions: { region: 'eu' },
};

test('headings, paragraphs, line breaks, lists, bold and code become data', () => {
  expect(legalDocument('## A\n\nb **c** `d`\\\ne\nf\n\n### G\n\n- h\n- **i**', facts)).toEqual([
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'A' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'b ' },
        { type: 'strong', content: [{ type: 'text', text: 'c' }] },
        { type: 'text', text: ' ' },
        { type: 'code', text: 'd' },
        { type: 'break' },
        { type: 'text', text: 'e f' },
      ],
    },
    { type: 'heading', level: 3, content: [{ type: 'text', text: 'G' }] },
    {
      type: 'list',
      items: [
        [{ type: 'text', text: 'h' }],
        [{ type: 'strong', content: [{ type: 'text', text: 'i' }] }],
      ],
    },
  ]);
});

test('a value arrives as it is, whatever is in it', () => {
  expect(legalDocument('Die {companyName}!', facts)).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Die ' },
        { type: 'text', text: 'Müller & <b>Söhne</b> *GmbH*' },
        { type: 'text', text: '!' },
      ],
    },
  ]);
});

test('an ampersand and quotes of the document itself arrive as they are', () => {
  expect(legalDocument('„A“ & "B" <3 \'c\'', facts)).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: '„A“ & "B" <3 \'c\'' }] },
  ]);
});

test('a missing fact and an address that only holds a place are marked', () => {
  expect(legalDocument('{city} {holdsPlace}', facts)).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'missing', fact: 'city' },
        { type: 'text', text: ' ' },
        { type: 'pending', text: 'name@example.com' },
      ],
    },
  ]);
});

test('an address becomes a link, and the contact page one within the site', () => {
  const [paragraph] = legalDocument('{email} [Formular]({contactPath}) www.a.test', facts);
  expect(paragraph).toMatchObject({
    content: [
      { type: 'link', href: 'mailto:robin@beispielberatung.test' },
      { text: ' ' },
      { type: 'pageLink', page: 'contact', content: [{ text: 'Formular' }] },
      { text: ' ' },
      { type: 'link', href: 'https://www.a.test' },
    ],
  });
});

test('an optional fact that is not given takes its line with it, not the line break before', () => {
  expect(legalDocument('A\\\nTelefon: {phone}\n\nB', facts)).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'A' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'B' }] },
  ]);
});

test('a section of which nothing is left loses its heading', () => {
  expect(legalDocument('## A\n\n{phone}\n\n## B\n\nb', facts)).toEqual([
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'B' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'b' }] },
  ]);
});

test('of the variants of a condition the one that applies is shown', () => {
  const text = 'a\n<!-- if region=global -->\nb\n<!-- if region=eu -->\nc\n<!-- endif -->\nd';
  expect(legalDocument(text, facts)).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'a c d' }] },
  ]);
});

test.each([
  ['an unknown placeholder', '{fax}', /\{fax\} is not a placeholder/],
  ['an unknown condition', '<!-- if moon=full -->\n<!-- endif -->', /asks for "moon"/],
  ['a condition left open', '<!-- if region=eu -->\na', /never closed/],
  ['a note left in the text', '<!-- ask the lawyer -->', /neither a condition/],
  ['a table', '| a |\n| - |\n| b |', /cannot show this part/],
  ['HTML', '<marquee>a</marquee>', /cannot show/],
  ['a heading of the first level', '# A', /two or three #/],
])('%s stops the build with a sentence', (_, markdown, sentence) => {
  expect(() => legalDocument(markdown, facts)).toThrow(sentence);
});
