import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { languageOf, type Language } from '@advisor/contract/languages';
import { stripLanguagePrefix } from '../i18n/preferredPath.js';
import { translatePage, type PageTranslate } from '../i18n/translate.js';
import { rootId, stylesAttribute } from '../documentAttributes.js';
import type { PageProps } from '../PageProps.js';
import { catalogFile, catalogsOf, pageFile, pageNames, paths, type PageName } from '../routes.js';
import type { Metadata } from '../seo/metadata.js';

/** The exports of a page's module. Where several pages share one, their metadata depend on the name. */
type PageModule = {
  default: ComponentType<PageProps>;
  metadata: Metadata | ((name: PageName) => Metadata);
};

const pages = import.meta.glob<PageModule>('../pages/*/*Page.tsx');
const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

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
  const loadModule = modules[`../${file}`];
  if (loadModule) return loadModule();
  throw new Error(
    `site/${file} is missing. For a new catalog run npm run messages:extract; otherwise correct site/routes.ts.`,
  );
}

/**
 * Loads what the page at a path needs, with the complete style sheet, each file once.
 *
 * @throws if there is no page at the path, or a file fails to load, for example after a deploy replaced it
 */
export async function preload(path: string): Promise<LoadedPage> {
  const name = pageAt(path);
  if (!name) throw new Error(`No page answers at ${path}.`);
  const [page] = await Promise.all([loadPage(name, languageOf(path)), loadStyles()]);
  return page;
}

let styles: Promise<void> | undefined;

/** Applies the complete style sheet. In development Vite has done so. */
function loadStyles(): Promise<void> {
  return (styles ??= new Promise((resolve, reject) => {
    const href = document.getElementById(rootId)!.getAttribute(stylesAttribute);
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      styles = undefined;
      link.remove();
      reject(new Error(`${link.href} did not load.`));
    };
    document.head.append(link);
  }));
}
