import { mapFields } from '@advisor/contract/fields';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './draft.js';

const empty = mapFields(() => '');
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test.each(['null', '[]', '"text"', '{', '{"another": "1"}'])(
  '%s in storage is no draft',
  (text) => {
    stored.set('contactDraft', text);
    expect(readDraft()).toEqual(empty);
  },
);

test('saving keeps the other fields, and empty fields delete the draft', () => {
  saveDraft({ email: 'clara@example.com' });
  saveDraft({ subject: 'Nachfolge' });
  expect(readDraft()).toEqual({ ...empty, email: 'clara@example.com', subject: 'Nachfolge' });
  saveDraft({ email: '', subject: ' ' });
  expect([...stored]).toEqual([]);
});
