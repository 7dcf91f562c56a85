import { describe, expect, test } from 'vitest';
import { lintCatalogs } from '../lintCatalogs.js';
import { catalogOf, findingsOf } from '../oneMessage.js';

describe('missing-translation', () => {
  test('finds an empty text and names the language', () => {
    expect(
      findingsOf('missing-translation', { language: 'de', id: 'Contact', text: '' }),
    ).toMatchObject([{ wrong: 'There is no German translation.' }]);
  });

  test('lets the source language leave its texts empty', () => {
    expect(findingsOf('missing-translation', { id: 'Contact', text: '' })).toEqual([]);
  });
});

describe('fuzzy', () => {
  const message = { language: 'de', id: 'Two cases', text: 'Drei Fälle,', flags: 'fuzzy' };

  test('is work to do', () => {
    expect(findingsOf('fuzzy', message)).toHaveLength(1);
  });

  test('says which text the translation was made for', () => {
    const catalog = catalogOf(message);
    const text = catalog.text.replace('#, fuzzy\n', '#, fuzzy\n#| msgid "Three cases"\n');
    const findings = lintCatalogs([{ ...catalog, text }]);
    expect(findings).toMatchObject([{ wrong: expect.stringContaining('“Three cases”') }]);
  });

  test('keeps the other rules quiet until it is confirmed', () => {
    expect(findingsOf('spaces', { ...message, text: 'Drei  Fälle' })).toEqual([]);
  });
});

describe('obsolete', () => {
  test('finds a message that the code no longer uses', () => {
    const catalog = catalogOf({ language: 'de', text: 'Alt' });
    const text = catalog.text
      .replace('msgid "Alt"', '#~ msgid "Alt"')
      .replace('msgstr "Alt"', '#~ msgstr "Alt"');
    const findings = lintCatalogs([{ ...catalog, text }]);
    expect(findings.map(({ rule }) => rule)).toEqual(['obsolete']);
  });
});

describe('source-text', () => {
  test('finds English that was edited in the catalog', () => {
    expect(findingsOf('source-text', { id: 'Contact', text: 'Contacts' })).toHaveLength(1);
    expect(findingsOf('source-text', { id: 'Contact', text: 'Contact' })).toEqual([]);
  });
});

describe('same-as-source', () => {
  test('finds a sentence that was copied, not a loan word', () => {
    const copied = { language: 'de', text: 'The plan is rarely the problem' };
    expect(findingsOf('same-as-source', copied)).toHaveLength(1);
    expect(findingsOf('same-as-source', { language: 'de', text: 'Executive Coaching' })).toEqual(
      [],
    );
  });
});

describe('short-label', () => {
  test('finds one to three words without note and context', () => {
    expect(findingsOf('short-label', { text: 'Contact me now', note: '' })).toHaveLength(1);
  });

  test('is content with either, and with a sentence', () => {
    expect(findingsOf('short-label', { text: 'Contact', note: 'A button.' })).toEqual([]);
    expect(findingsOf('short-label', { text: 'Contact', note: '', context: 'verb' })).toEqual([]);
    expect(findingsOf('short-label', { text: 'Would you rather talk?', note: '' })).toEqual([]);
  });
});

describe('one-translation', () => {
  const two = (first: object, second: object) =>
    lintCatalogs([
      {
        ...catalogOf({ language: 'de', id: 'Location', text: 'Ort', ...first }),
        file: 'de/a.po',
      },
      {
        ...catalogOf({ language: 'de', id: 'Location', text: 'Ort', ...second }),
        file: 'de/b.po',
      },
    ]).filter(({ rule }) => rule === 'one-translation');

  test('finds one text with two translations', () => {
    expect(two({}, { text: 'Standort' })).toMatchObject([
      { file: 'de/b.po', wrong: '“Standort” here, but “Ort” in de/a.po.' },
    ]);
  });

  test('accepts it where a context tells the meanings apart', () => {
    expect(two({ context: 'seminar' }, { text: 'Standort' })).toEqual([]);
    expect(two({}, {})).toEqual([]);
  });
});
