import { expect, test } from 'vitest';
import { mergeTranslations, type FiledMessage } from './mergeTranslations.js';
import { readPo } from './po.js';

const old = 'The plan is rarely the problem';
const edited = 'The plan is seldom the problem';
const german = 'Am Plan liegt es selten';

/** Messages of a PO file by their texts, with lines before each, such as marks. */
function read(texts: Record<string, string>, file = 'home.po', before = ''): FiledMessage[] {
  const blocks = Object.entries(texts).map(
    ([id, text]) => `\n\n${before}msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}`,
  );
  const messages = readPo(`msgid ""\nmsgstr ""\n${blocks.join('')}`);
  return messages.map((message) => ({ ...message, file }));
}

const extracted = (...texts: string[]) => read(Object.fromEntries(texts.map((text) => [text, ''])));

test('a message edited twice keeps the sentence that its translation was made for', () => {
  const fuzzy = read({ [edited]: german }, 'home.po', `#, fuzzy\n#| msgid "${old}"\n`);
  for (const now of [edited, 'The plan is seldom a problem'])
    expect(mergeTranslations(extracted(now), fuzzy)).toMatchObject([
      { translation: german, isFuzzy: true, previous: old },
    ]);
});

test('the most similar message gets a translation, and each is used once', () => {
  const result = mergeTranslations(
    extracted('Two cases from practice', 'Two cases from our practices', 'Ten cases of mine'),
    read({ 'Two cases from my practices': 'Zwei', 'Two cases from practices': 'Ohne' }),
  );
  expect(result.map(({ translation }) => translation)).toEqual(['Ohne', 'Zwei', '']);
});

test('a message takes the translation of its own file, or else of another', () => {
  const [own, others] = [read({ Contact: 'Kontakt' }), read({ Contact: 'Anders' }, 'site.po')];
  const merged = (...kept: FiledMessage[]) => mergeTranslations(extracted('Contact'), kept);
  expect(merged(...others, ...own)).toMatchObject([{ translation: 'Kontakt' }]);
  for (const kept of [others, [...read({ Contact: '' }), ...others]])
    expect(merged(...kept)).toMatchObject([{ translation: 'Anders', isFuzzy: false }]);
});

test('the same text in another context gets the translation as fuzzy', () => {
  const [result] = mergeTranslations(
    read({ Location: '' }, 'home.po', 'msgctxt "seminar"\n'),
    read({ Location: 'Standort' }),
  );
  expect(result).toMatchObject({ translation: 'Standort', isFuzzy: true, previous: 'Location' });
});

test.each(['Kontakt', ''])(
  'a translator’s note stays with the message, translated “%s”',
  (text) => {
    const [result] = mergeTranslations(
      extracted('Contact'),
      read({ Contact: text }, 'home.po', '# by hand\n'),
    );
    expect(result).toMatchObject({ translatorComments: 'by hand' });
  },
);
