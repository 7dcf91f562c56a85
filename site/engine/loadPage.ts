import { setupI18n, type I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages.js';
import type { PageProps } from './PageProps.js';
import { pageDataPath, shellDataPath } from './dataPath.js';
import type { PageData, ShellData } from './PageData.js';

export type PageModule = { default: ComponentType<PageProps> };

/** A page with everything it needs to be rendered. */
export type LoadedPage = {
  data: Pick<PageData, 'path' | 'language' | 'renderedAt' | 'head' | 'legal'>;
  /** `null` for a page that is there as HTML and needs nothing else, see `isInteractive`. */
  Page: PageModule['default'] | null;
  i18n: I18n;
};

/** Joins a page's component with its data and its messages. */
function assemblePage(
  Page: LoadedPage['Page'],
  data: PageData,
  { messages }: ShellData,
): LoadedPage {
  const { language } = data;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: { ...messages, ...data.messages } },
  });
  return { data, Page, i18n };
}

async function importPage(modules: PageData['modules']): Promise<PageModule> {
  const [page] = await Promise.all(
    modules.map((url) => import(/* @vite-ignore */ url) as Promise<PageModule>),
  );
  return page!;
}

const pages = new Map<string, Promise<LoadedPage>>();
const shells = new Map<Language, Promise<ShellData>>();
let version: string | undefined;
let styles: Promise<void> | undefined;

/** Takes in the page that the visitor is on, whose parts the inline loader has fetched. */
export async function adoptPage(
  path: string,
  data: PageData,
  shell: ShellData,
): Promise<LoadedPage> {
  version = data.version;
  shells.set(shell.language, Promise.resolve(shell));
  loadStyles(data.css).catch(() => {}); // The next page asks for it again.
  if (!data.interactive) return assemblePage(null, data, shell);
  const { default: Page } = await importPage(data.modules);
  const page = assemblePage(Page, data, shell);
  pages.set(pageDataPath(path), Promise.resolve(page));
  return page;
}

/**
 * Fetches a page once: its data, its modules, its language's shell and the complete style sheet.
 *
 * @throws when a part is missing, or belongs to another build than the one that runs. The browser
 *   then loads the page itself.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const key = pageDataPath(path);
  let page = pages.get(key);
  if (!page) {
    page = fetchPage(key);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
  }
  return page;
}

async function fetchPage(dataPath: string): Promise<LoadedPage> {
  const language = dataPath.split('/')[2] as Language;
  const shellLoading = loadShell(language);
  shellLoading.catch(() => {}); // Awaited below; until then its failure is nobody's surprise.
  const data = await fetchJson<PageData>(dataPath);
  if (data.version !== version) throw anotherBuild(dataPath);
  const [shell, module] = await Promise.all([
    shellLoading,
    importPage(data.modules),
    loadStyles(data.css),
  ]);
  if (shell.version !== version) throw anotherBuild(shellDataPath(language));
  return assemblePage(module.default, data, shell);
}

function anotherBuild(url: string): Error {
  return new Error(`${url} belongs to another build than this page.`);
}

function loadShell(language: Language): Promise<ShellData> {
  let shell = shells.get(language);
  if (!shell) {
    shell = fetchJson<ShellData>(shellDataPath(language));
    shells.set(language, shell);
    shell.catch(() => shells.delete(language));
  }
  return shell;
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json() as Promise<T>;
}

function loadStyles(url: string | null): Promise<void> {
  if (!url) return Promise.resolve();
  styles ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      styles = undefined;
      link.remove();
      reject(new Error(`${url} did not load.`));
    };
    document.head.append(link);
  });
  return styles;
}
