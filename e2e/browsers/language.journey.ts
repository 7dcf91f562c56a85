import { expect, test } from 'vitest';
import { inEachEngine, type Visit } from './visits.js';

const stored = (visit: Visit) => visit.run(() => localStorage.getItem('preferredLanguage'));
const store = (visit: Visit, value: string) =>
  visit.run((language: string) => localStorage.setItem('preferredLanguage', language), value);
const address = (visit: Visit) =>
  visit.run(() => location.pathname + location.search + location.hash);

inEachEngine(({ visit }) => {
  test('is English on a first visit, and that is remembered', async () => {
    const visitor = await visit();
    await visitor.open('/beratung');
    expect(await address(visitor)).toBe('/beratung');
    expect(await stored(visitor)).toBe('en');
  });

  test('is the stored one where the path names none, with query and anchor', async () => {
    const visitor = await visit();
    await visitor.open('/de/');
    expect(await stored(visitor)).toBe('de');
    await visitor.open('/kontakt?x=1#contact-form');
    await visitor.until(() => document.documentElement.lang === 'de');
    expect(await address(visitor)).toBe('/de/kontakt?x=1#contact-form');
  });

  test('is the path’s, whatever is stored, and English where rubbish is', async () => {
    const visitor = await visit();
    await visitor.open('/fr/kontakt');
    expect(await visitor.run(() => document.documentElement.lang)).toBe('fr');
    await store(visitor, 'klingon');
    await visitor.open('/');
    expect(await address(visitor)).toBe('/');
    expect(await stored(visitor)).toBe('en');
  });

  test.each([true, false])(
    'is switched to the same page, query and anchor kept (React in charge: %s)',
    async (react) => {
      const visitor = await visit();
      await visitor.open('/kontakt?x=1#contact-form');
      for (const [language, prefix] of [
        ['de', '/de'],
        ['fr', '/fr'],
        ['en', ''],
      ] as const) {
        if (react) await visitor.live();
        await visitor.run(
          (css: string) => document.querySelector<HTMLElement>(css)!.click(),
          `header a[data-language=${language}]`,
        );
        await visitor.until((due: string) => document.documentElement.lang === due, language);
        await visitor.until(() => document.readyState === 'complete');
        expect(await address(visitor)).toBe(`${prefix}/kontakt?x=1#contact-form`);
        expect(await stored(visitor)).toBe(language);
      }
      await visitor.reload();
      await visitor.until(() => document.readyState === 'complete');
      expect(await visitor.run(() => document.documentElement.lang)).toBe('en');
    },
  );

  test('is kept with the path on a page that does not exist', async () => {
    const visitor = await visit();
    await visitor.open('/de/keine-seite?x=1');
    const found = await visitor.run(() => ({
      language: document.documentElement.lang,
      home: !!document.querySelector('main a[href="/de/"]'),
      french: document.querySelector('header a[data-language=fr]')!.getAttribute('href'),
    }));
    expect(found.language).toBe('de');
    expect(found.home).toBe(true);
    expect(found.french).toContain('/fr/keine-seite?x=1');
  });
});
