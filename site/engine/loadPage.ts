import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { barePath } from '../i18n/localizedPath.js';
import { languageOf, type Language } from '../i18n/languages.js';
import type { PageProps } from '../PageProps.js';
import { paths } from '../paths.js';
import type { Metadata, Page } from '../pages/Page.js';
import { pages } from '../pages/pages.js';

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

export type LoadedPage = {
  page: Page;
  language: Language;
  Component: ComponentType<PageProps>;
  metadata: Metadata;
  i18n: I18n;
};

/**
 * The page at a path, and its language; `undefined` if there is none. wouter matches as its `Route` does:
 * a slash at the end and capitals make no difference.
 *
 * @example pageAt('/de/kontakt') // { page: pageNamed('contact'), language: 'de' }
 */
export function pageAt(path: string): { page: Page; language: Language } | undefined {
  const page = pages.find(({ name }) => matchRoute(parse, paths[name], barePath(path))[0]);
  return page && { page, language: languageOf(path) };
}

/** @throws if there is no page at the path, or a part of it fails to load */
export async function loadPageAt(path: string): Promise<LoadedPage> {
  const target = pageAt(path);
  if (!target) throw new Error(`No page answers at ${path}.`);
  return loadPage(target.page, target.language);
}

/** Loads a page. Its modules are fetched once: the browser keeps them. */
export async function loadPage(page: Page, language: Language): Promise<LoadedPage> {
  const [module, messages] = await Promise.all([
    page.load(language),
    loadMessages(language, page.catalogs),
  ]);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return { page, language, Component: module.default, metadata: module.metadata, i18n };
}

export async function loadMessages(
  language: Language,
  names: readonly string[],
): Promise<Messages> {
  const parts = await Promise.all(
    names.map(async (name) => {
      const load = catalogs[`../locales/${language}/${name}.po`];
      if (!load)
        throw new Error(
          `site/locales/${language}/${name}.po is missing: run npm run messages:extract, or correct the name in site/pages/pages.ts.`,
        );
      return (await load()).messages;
    }),
  );
  return Object.assign({}, ...parts) as Messages;
}
