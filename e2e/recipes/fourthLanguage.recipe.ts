import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogs } from '../../site/i18n/catalogs.js';
import { languages } from '../../site/i18n/languages.js';
import { publicPaths } from '../../site/paths.js';
import { readPo, writePo } from '../../translations/po.js';
import { copyProject, type ProjectCopy } from '../copyProject.js';
import { describeItalian, listItalian } from './italian.js';

/*
 * docs/translators.md, “A fourth language”, step by step, in a copy of the project. Italian stands
 * in for any language.
 */

let copy: ProjectCopy;
const inCopy = (path: string) => join(copy.path, path);
const page = (path: string) => readFileSync(inCopy(`site/dist${path}`), 'utf8');

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

const types = () => copy.run(['node_modules/typescript/bin/tsc', '--noEmit']);

describe('a fourth language', { timeout: 120_000 }, () => {
  test('begins in the list of languages, and TypeScript then asks for its facts and nothing else', async () => {
    listItalian(copy);
    const { code, output } = await types();
    expect(code).not.toBe(0);
    const sentences = output.split('\n').filter((line) => /error TS/.test(line));
    expect(sentences).toEqual([
      expect.stringMatching(/^site\/i18n\/languageFacts\.ts.*Property 'it' is missing/),
    ]);
  });

  test('needs its facts and its flag', async () => {
    describeItalian(copy);
    expect(await types()).toEqual({ code: 0, output: '' });
  });

  test('gets an empty catalog for each page, and is not built while they are empty', async () => {
    expect(await copy.run(['translations/extract.ts'])).toMatchObject({ code: 0 });
    const files = readdirSync(inCopy('site/locales/it'));
    expect(files.toSorted()).toEqual(
      Object.keys(catalogs)
        .map((name) => `${name}.po`)
        .toSorted(),
    );
    const { code, output } = await copy.run(['site/build/build.ts']);
    expect(code).toBe(1);
    expect(output).toMatch(/site\/locales\/it\/home\.po:\d+ “.+”: .+ \[missing-translation\]/);
    expect(existsSync(inCopy('site/dist'))).toBe(false);
  });

  test('is built as soon as they are translated, and the two legal summaries with them', async () => {
    for (const file of readdirSync(inCopy('site/locales/it'))) translate(`site/locales/it/${file}`);
    const legal = inCopy('site/pages/legal/');
    for (const name of ['impressum', 'datenschutz']) {
      copyFileSync(`${legal}${name}.summary.en.md`, `${legal}${name}.summary.it.md`);
    }
    expect(await build()).toEqual({ code: 0, output: expect.any(String) });
  });

  test.each(publicPaths)('has %s in its own words, known to every other language', (path) => {
    const html = page(path === '/' ? '/it/index.html' : `/it${path}.html`);
    expect(html).toContain('<html lang="it">');
    expect(html).toMatch(/<title>\[[^<]+\]/);
    expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*\[/);
    expect(html).toContain('Italiano');
    const alternates = (text: string) =>
      [...text.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(
        ([, language, address]) => `${language} ${address}`,
      );
    expect(alternates(html)).toEqual(
      [...languages, 'it', 'x-default'].map((language) => {
        const prefix = ['en', 'x-default'].includes(language) ? '' : `/${language}`;
        return `${language} http://127.0.0.1:8888${prefix}${path}`;
      }),
    );
    expect(alternates(page(path === '/' ? '/index.html' : `${path}.html`))).toEqual(
      alternates(html),
    );
  });

  test('has its own page for a missing path, its own thanks, its own answers to a form', () => {
    expect(page('/_redirects')).toContain('/it/*  /it/404.html  404');
    expect(page('/it/404.html')).toContain('<html lang="it">');
    expect(page('/it/kontakt/danke.html')).toContain('<html lang="it">');
    expect(existsSync(inCopy('site/dist-forms/it/unavailable.html'))).toBe(true);
    expect(page('/sitemap.xml')).toContain('<loc>http://127.0.0.1:8888/it/kontakt</loc>');
  });
});

/** The site alone: no rule of the catalogs is asked about words in brackets. */
function build() {
  const code = `const { buildSite } = await import('./site/build/buildSite.ts');
    try { await buildSite(); }
    catch (error) { console.error(error.message); process.exit(1); }`;
  return copy.run(['--input-type=module', '--eval', code], { NODE_ENV: 'production' });
}

/** Stands in for a translator: every message in brackets, so that one sees what is translated. */
function translate(file: string): void {
  const { header, entries } = readPo(readFileSync(inCopy(file), 'utf8'));
  const translated = entries.map((entry) => ({ ...entry, translation: `[${entry.id}]` }));
  writeFileSync(inCopy(file), writePo({ header, entries: translated }));
}
