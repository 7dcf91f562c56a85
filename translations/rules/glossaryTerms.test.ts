import { expect, test } from 'vitest';
import type { Glossary } from '../Glossary.js';
import { findingsOf } from '../oneMessage.js';

const glossary: Glossary = {
  fixed: [],
  terms: [
    {
      term: 'leadership team',
      renderings: { de: { use: ['Führungsteam'], avoid: ['Leitungsteam'] } },
    },
    {
      term: 'board',
      renderings: { de: { use: ['Aufsichtsrat', 'Beirat'] } },
      except: [{ id: 'on board', why: 'a ship' }],
    },
    { term: 'board-level', renderings: { de: { use: ['Führungsverantwortung'] } } },
    { term: 'Emotional Leadership', renderings: { de: { use: ['Emotional Leadership'] } } },
  ],
};
const german = (id: string, text: string) =>
  findingsOf('glossary', { language: 'de', id, text, glossary });

test.each([
  ['Two leadership teams', 'Zwei Führungsteams'],
  ['The board', 'Des Aufsichtsrats'],
  ['Board-level responsibility', 'In Führungsverantwortung'],
  ['on board', 'an Bord'],
  ['on the keyboard', 'auf der Tastatur'],
  ['Emotional Leadership Workshop', 'Emotional-Leadership-Workshop'],
  ['Emotional Leadership', 'Emotional-\u2060Leadership'],
])('accepts “%s” as „%s“', (id, text) => {
  expect(german(id, text)).toEqual([]);
});

test('finds a term that is rendered otherwise and says how it is rendered', () => {
  expect(german('The board decides', 'Der Vorstand entscheidet')).toMatchObject([
    { right: 'In German: “Aufsichtsrat” or “Beirat”.' },
  ]);
});

test('finds an avoided rendering anywhere', () => {
  expect(german('The team', 'Das Leitungsteam')).toMatchObject([
    { wrong: 'The glossary avoids “Leitungsteam”.' },
  ]);
});

test('asks nothing of a language that the glossary leaves out', () => {
  expect(findingsOf('glossary', { language: 'it', id: 'board', text: 'x', glossary })).toEqual([]);
});
