import { expect, onTestFinished, test, vi } from 'vitest';
import { readDraft } from './draft.js';
import { emptyValues } from './formValues.js';

const draft = { values: emptyValues, begunIn: 1 };

test.each([
  ['what was kept', JSON.stringify(draft), draft],
  ['nothing', 'null', null],
  ['no JSON', '{"values":', null],
  ['a list', '[]', null],
  ['a number', JSON.stringify({ ...draft, values: { ...emptyValues, email: 7 } }), null],
  ['a field too few', JSON.stringify({ ...draft, values: { firstName: 'Clara' } }), null],
  ['no beginning', JSON.stringify({ values: emptyValues }), null],
])('of %s in the storage the draft is read, if it is one', (_, stored, expected) => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(readDraft()).toEqual(expected);
});
