import { beforeAll, describe, expect, test } from 'vitest';
import { storedInBrowser } from '../site/pages/legal/processing.js';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { prefixOf } from '../site/i18n/resolveLanguage.js';
import { publicPaths } from '../site/paths.js';
import { accessibilityViolations } from './inspect/accessibilityViolations.js';
import { geometry, moved } from './inspect/geometry.js';
import { keyboardJourney } from './inspect/keyboardJourney.js';
import { edgesLost, motionLeft } from './inspect/preferenceFaults.js';
import { smallTargets } from './inspect/smallTargets.js';
import { doubleText, sidewaysExcess, textFaults } from './inspect/textFaults.js';
import { traces } from './inspect/traces.js';
import { openGroups, openSheet } from './menuSheet.js';
import { openSite, takeOver, type WatchedPage } from './openSite.js';

const site = openSite();
const pages = publicPaths.flatMap((path) =>
  languages.map((language) => ({ path, language, address: localizedPath(path, language) })),
);
const desk = { width: 1280, height: 800 };

/** Everything there is to find on a page, in one visit. */
async function inspect(page: WatchedPage) {
  // A second visit: fonts that come late on the first one move words without React's help.
  await page.reload();
  const asHtml = await geometry(page);
  await takeOver(page);
  const movedByReact = moved(asHtml, await geometry(page));
  const journey = await keyboardJourney(page);
  const inPanels = await browsePanels(page);
  const light = await accessibilityViolations(page);
  const dark = await darkViolations(page);
  const edges = await edgesLost(page);
  const motion = await motionLeft(page);

  await page.setViewportSize({ width: 390, height: 800 });
  const targets = [...inPanels, ...(await browseSheet(page))];
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await readText(page);
  await page.setViewportSize(desk);
  await doubleText(page, 'style');
  const doubledByStyle = await readText(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const doubledInNarrow = await sidewaysExcess(page);
  await page.setViewportSize(desk);
  await page.reload();
  await doubleText(page, 'setting');
  const doubledBySetting = await readText(page);

  return {
    movedByReact,
    journey,
    light,
    dark,
    edges,
    motion,
    targets,
    narrow,
    doubledByStyle,
    doubledInNarrow,
    doubledBySetting,
    traces: await traces(page),
    complaints: page.complaints,
  };
}

/** In one language: no colour depends on the words. */
async function darkViolations(page: WatchedPage) {
  if (prefixOf(new URL(page.url()).pathname) !== 'de') return [];
  await page.emulateMedia({ colorScheme: 'dark' });
  // A button's colour takes 120 ms to change; measured on its way, it has neither scheme's contrast.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  );
  const violations = await accessibilityViolations(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

/** Opens each panel of the bar; what is too small in it. */
async function browsePanels(page: WatchedPage) {
  const small: string[] = [];
  for (const menu of await page.locator('[data-menu]').all()) {
    await menu.locator('> button').press('Enter');
    await menu.locator('[data-panel]').waitFor({ state: 'visible' });
    small.push(...(await smallTargets(page)));
    await page.keyboard.press('Escape');
  }
  return small;
}

/** Opens the sheet and its groups; what is too small in it and on the page. */
async function browseSheet(page: WatchedPage) {
  const sheet = await openSheet(page);
  await openGroups(sheet);
  const small = await smallTargets(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  return small;
}

async function readText(page: WatchedPage) {
  return { excess: await sidewaysExcess(page), faults: await textFaults(page) };
}

let found: Map<string, ReturnType<typeof inspect>>;

beforeAll(async () => {
  found = await site.visitEach(
    pages.map(({ address }) => address),
    inspect,
    // Nobody waits for the sheet to slide in 48 times.
    { viewport: desk, reducedMotion: 'reduce' },
  );
}, 1_800_000);

test('have distinct titles and descriptions', async () => {
  const heads = await Promise.all(
    pages.map(async ({ address }) => {
      const html = await (await fetch(site.url() + address)).text();
      return {
        title: /<title>([^<]*)/.exec(html)![1]!,
        description: /<meta name="description" content="([^"]*)/.exec(html)![1]!,
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
});

describe.each(pages)('$address', ({ path, language, address }) => {
  test('answers in its own language and names its twins', async () => {
    const response = await fetch(site.url() + address);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address}"`));
    for (const twin of languages) {
      const href = localizedPath(path, twin);
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${twin}" href="[^"]*${href}"`, 'i'),
      );
    }
  });

  test('leads to pages in its own language only, but for the language switch', async () => {
    const html = await (await fetch(site.url() + address)).text();
    const body = html.slice(html.indexOf('<body'));
    const links = [...body.matchAll(/<a [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes('href="/') && !/data-language|download/.test(tag))
      .map((tag) => /href="([^"]*)"/.exec(tag)![1]!);
    const strays = links.filter((link) =>
      language === 'en' ? /^\/(?:de|fr)(?:\/|$)/.test(link) : !link.startsWith(`/${language}/`),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(strays).toEqual([]);
  });

  test('has no accessibility violation', async () => {
    expect((await found.get(address)!).light).toEqual([]);
  });

  test('stays where it is when React and the complete style sheet arrive', async () => {
    expect((await found.get(address)!).movedByReact).toEqual([]);
  });

  test('leads the Tab key to everything, in order, with a ring, and lets it go', async () => {
    const { stops, missed } = (await found.get(address)!).journey;
    const places = stops.map(({ place }) => place);
    expect(missed).toEqual([]);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(stops.filter(({ hasRing, isUncovered }) => !hasRing || !isUncovered)).toEqual([]);
  });

  test('has targets that a finger hits', async () => {
    expect((await found.get(address)!).targets).toEqual([]);
  });

  test('fits a window of 320 px', async () => {
    expect((await found.get(address)!).narrow).toEqual({ excess: 0, faults: [] });
  });

  test('bears text of twice the size', async () => {
    const { doubledByStyle, doubledBySetting, doubledInNarrow } = await found.get(address)!;
    expect(doubledByStyle).toEqual({ excess: 0, faults: [] });
    // More than WCAG asks for: both at once. A word may break there.
    expect(doubledInNarrow).toBe(0);
    expect(doubledBySetting).toEqual({ excess: 0, faults: [] });
  });

  test('gives filled controls an edge where colours are forced, and stands still where asked to', async () => {
    const { edges, motion } = await found.get(address)!;
    expect({ edges, motion }).toEqual({ edges: [], motion: [] });
  });

  test('leaves nothing but what the register of processing says, menus used', async () => {
    const { cookies, stored, strangers } = (await found.get(address)!).traces;
    const known = storedInBrowser.map(({ key }) => key);
    const unknown = stored.filter(({ key }) => !known.includes(key));
    expect({ cookies, unknown, strangers }).toEqual({ cookies: [], unknown: [], strangers: [] });
  });

  test('leaves the console empty, and its policy nothing to refuse', async () => {
    expect((await found.get(address)!).complaints).toEqual([]);
  });
});

test.each(pages.filter(({ language }) => language === 'de'))(
  '$address has no accessibility violation in the dark',
  async ({ address }) => {
    expect((await found.get(address)!).dark).toEqual([]);
  },
);
