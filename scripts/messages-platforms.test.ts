import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogs } from '../site/i18n/catalogs.js';
import { languages } from '../site/i18n/languages.js';

const files = languages.flatMap((language) =>
  Object.keys(catalogs).map((name) => ({
    file: `site/locales/${language}/${name}.po`,
    language,
    name,
  })),
);

describe('the Weblate configuration', () => {
  const settings: Record<string, string> = JSON.parse(readFileSync('weblate.json', 'utf8'));
  // Python writes named groups as (?P<name>…).
  const match = new RegExp(`^${settings['match']?.replaceAll('(?P<', '(?<')}$`);

  test('finds every catalog and tells its language and its component', () => {
    for (const { file, language, name } of files) {
      expect(match.exec(file)?.groups).toEqual({ language, component: name });
    }
  });

  test('offers every language but English, which is written in the code', () => {
    const offered = languages.filter((one) =>
      new RegExp(settings['language_regex'] ?? '').test(one),
    );
    expect(offered).toEqual(languages.filter((one) => one !== 'en'));
  });

  test('names a catalog that exists as the main component', () => {
    const main = /^translation = [\w-]+\/([\w-]+)$/m.exec(readFileSync('.weblate', 'utf8'))?.[1];
    expect(Object.keys(catalogs)).toContain(main);
  });
});

test('the Crowdin configuration leads from every English catalog to those of the other languages', () => {
  const settings = readFileSync('crowdin.yml', 'utf8');
  const path = (name: string) => new RegExp(`${name}: /(\\S+)`).exec(settings)?.[1] ?? '';
  const sources = globSync(path('source'));
  expect(sources).toHaveLength(Object.keys(catalogs).length);
  for (const source of sources) {
    for (const language of languages) {
      const target = path('translation')
        .replace('%two_letters_code%', language)
        .replace('%original_file_name%', basename(source));
      expect(existsSync(target)).toBe(true);
    }
  }
});
