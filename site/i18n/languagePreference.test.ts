import { afterEach, expect, test, vi } from 'vitest';
import { readLanguagePreference, storeLanguagePreference } from './languagePreference.js';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(storage: Partial<Storage>): void {
  vi.stubGlobal('localStorage', storage);
}

test('remembers the language under the key preferredLanguage', () => {
  const kept = new Map<string, string>();
  stubStorage({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  storeLanguagePreference('fr');
  expect([...kept]).toEqual([['preferredLanguage', 'fr']]);
  expect(readLanguagePreference()).toBe('fr');
});

test('a storage that throws is a storage that holds nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  stubStorage({ getItem: refuse, setItem: refuse });
  expect(readLanguagePreference()).toBeNull();
  expect(() => storeLanguagePreference('de')).not.toThrow();
});

test('a full storage is left alone', () => {
  stubStorage({
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => storeLanguagePreference('de')).not.toThrow();
});

test('a browser without storage gets the page all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readLanguagePreference()).toBeNull();
  expect(() => storeLanguagePreference('de')).not.toThrow();
});
