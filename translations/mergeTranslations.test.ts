import { expect, test } from 'vitest';
import { mergeTranslations, type Extracted, type Kept } from './mergeTranslations.js';
import { readPo } from './po.js';

const old = 'The plan is rarely the problem';
const edited = 'The plan is seldom the problem';
const german = 'Am Plan liegt es selten';

const code = (id: string, file = 'home.po', context?: string): Extracted => ({
  file,
  id,
  translation: '',
  ...(context && { context }),
});

/** What the PO files hold: by text its translation, and marks before the message. */
function kept(texts: Record<string, string>, file = 'home.po', marks = ''): Kept[] {
  const blocks = Object.entries(texts).map(
    ([id, text]) => `\n\n${marks}msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}`,
  );
  const { entries } = readPo(`msgid ""\nmsgstr ""\n${blocks.join('')}`);
  return entries.map((entry) => ({ ...entry, file }));
}

test('a message edited twice keeps the sentence that its translation was made for', () => {
  const fuzzy = kept({ [edited]: german }, 'home.po', `#, fuzzy\n#| msgid "${old}"\n`);
  const same = { translation: german, flags: ['fuzzy'], previous: old };
  expect(mergeTranslations([code(edited)], fuzzy)).toMatchObject([same]);
  expect(mergeTranslations([code('The plan is seldom a problem')], fuzzy)).toMatchObject([same]);
});

test('the most similar message gets a translation, and each is used once', () => {
  const texts = ['Ten cases of mine', 'Two cases from practice', 'Two cases from practices'];
  const result = mergeTranslations(
    texts.map((id) => code(id)),
    kept({ 'Two cases from my practice': 'Zwei' }),
  );
  expect(result.map(({ translation }) => translation)).toEqual(['', 'Zwei', '']);
});

test('a rewritten sentence gets the old translation as fuzzy, a new one gets none', () => {
  const before = kept({ Contact: 'Kontakt', [old]: german, 'A sentence that goes': 'Geht' });
  const now = ['Contact', 'Write to me', 'One more', 'And a new one'].map((id) => code(id));
  expect(mergeTranslations(now, before)).toMatchObject([
    { translation: 'Kontakt', flags: [] },
    { translation: german, flags: ['fuzzy'], previous: old },
    { translation: 'Geht', flags: ['fuzzy'], previous: 'A sentence that goes' },
    { translation: '' },
  ]);
});

// lingui/js-lingui 1079
test('an obsolete entry is used only if there is no current translation', () => {
  const obsolete = kept({ Contact: 'Veraltet' }).map((one) => ({ ...one, obsolete: true }));
  const merged = (...entries: Kept[]) => mergeTranslations([code('Contact')], entries);
  for (const file of ['home.po', 'site.po']) {
    const living = kept({ Contact: 'Kontakt' }, file);
    expect(merged(...obsolete, ...living)).toMatchObject([{ translation: 'Kontakt' }]);
  }
  const empty = kept({ Contact: '' });
  expect(merged(...empty, ...obsolete)).toMatchObject([{ translation: 'Veraltet' }]);
});

test('the same text in another context gets the translation as fuzzy', () => {
  const [result] = mergeTranslations(
    [code('Location', 'home.po', 'seminar')],
    kept({ Location: 'Standort' }),
  );
  expect(result).toMatchObject({ translation: 'Standort', flags: ['fuzzy'], previous: 'Location' });
});

test('a translator’s note stays with the message', () => {
  const [result] = mergeTranslations(
    [code('Contact')],
    kept({ Contact: 'Kontakt' }, 'home.po', '# by hand\n'),
  );
  expect(result).toMatchObject({ item: { comments: ['by hand'] } });
});
