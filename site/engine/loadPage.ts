import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { stripLanguagePrefix } from '../i18n/localizedPath.js';
import { languageOf, type Language } from '../i18n/languages.js';
import type { PageProps } from '../PageProps.js';
import { pageNames, type PageName } from '../paths.js';
import { routes } from '../routes.js';
import type { Metadata } from '../seo/metadata.js';

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

export type LoadedPage = {
  name: PageName;
  language: Language;
  Component: ComponentType<PageProps>;
  metadata: Metadata;
  i18n: I18n;
};

/**
 * The page at a path; `undefined` if there is none. wouter matches as its `Route` does: a slash at the end and
 * capitals make no difference.
 *
 * @example pageAt('/de/kontakt') // 'contact'
 */
export const pageAt = (path: string): PageName | undefined =>
  pageNames.find((name) => matchRoute(parse, routes[name].path, stripLanguagePrefix(path))[0]);

/** @throws if there is no page at the path, or a part of it fails to load */
export async function loadPageAt(path: string): Promise<LoadedPage> {
  const name = pageAt(path);
  if (!name) throw new Error(`No page answers at ${path}.`);
  return loadPage(name, languageOf(path));
}

/** Loads a page. Its modules are fetched once: the browser keeps them. */
export async function loadPage(name: PageName, language: Language): Promise<LoadedPage> {
  const [module, messages] = await Promise.all([
    routes[name].load(),
    loadMessages(language, routes[name].catalogs),
  ]);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return { name, language, Component: module.default, metadata: module.metadata, i18n };
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
          `site/locales/${language}/${name}.po is missing: run npm run messages:extract, or correct the name in site/routes.ts.`,
        );
      return (await load()).messages;
    }),
  );
  return Object.assign({}, ...parts) as Messages;
}
