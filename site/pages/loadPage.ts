/** Loads pages and catalogs, in the build, in the browser and in stories. */
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Language } from '@advisor/contract/languages';
import { stripLanguagePrefix } from '../i18n/preferredPath.js';
import { translatePage, type PageTranslate } from '../i18n/translate.js';
import type { PageProps } from '../PageProps.js';
import { catalogFile, catalogsOf, pageFile, pageNames, paths, type PageName } from '../routes.js';
import type { Metadata } from '../seo/metadata.js';

/** The exports of a page's module. Where several pages share one, their metadata depend on the name. */
type PageModule = {
  default: ComponentType<PageProps>;
  metadata: Metadata | ((name: PageName) => Metadata);
};

const pages = import.meta.glob<PageModule>('./pages/*/*Page.tsx', { base: '../' });
const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/*.po', { base: '../' });

export type LoadedPage = {
  name: PageName;
  language: Language;
  Component: ComponentType<PageProps>;
  metadata: Metadata;
  i18n: I18n;
  t: PageTranslate;
};

/**
 * The page at a path; `undefined` if there is none. A slash at the end and capitals make no difference.
 *
 * @example pageAt('/de/kontakt') // 'contact'
 */
export function pageAt(path: string): PageName | undefined {
  const canonical = stripLanguagePrefix(path)
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return pageNames.find((name) => paths[name] === canonical);
}

/** Loads a page. Its modules are fetched once: the browser keeps them. */
export async function loadPage(name: PageName, language: Language): Promise<LoadedPage> {
  const [module, messages] = await Promise.all([
    load(pages, pageFile(name)),
    loadMessages(language, catalogsOf(name)),
  ]);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const { default: Component, metadata } = module;
  return {
    name,
    language,
    Component,
    metadata: typeof metadata === 'function' ? metadata(name) : metadata,
    i18n,
    t: translatePage(i18n),
  };
}

export async function loadMessages(
  language: Language,
  names: readonly string[],
): Promise<Messages> {
  const parts = await Promise.all(
    names.map(async (name) => (await load(catalogs, catalogFile(name, language))).messages),
  );
  return Object.assign({}, ...parts) as Messages;
}

function load<Module>(modules: Record<string, () => Promise<Module>>, file: string) {
  const loadModule = modules[`./${file}`];
  if (loadModule) return loadModule();
  throw new Error(
    `site/${file} is missing. For a new catalog run npm run messages:extract; otherwise correct site/routes.ts.`,
  );
}
