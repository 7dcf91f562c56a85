import { setupI18n, type I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages.js';
import type { PageProps } from '../pages/PageProps.js';
import { pageDataPath, shellDataPath } from './dataPath.js';
import type { PageData, ShellData } from './PageData.js';

export type PageModule = { default: ComponentType<PageProps> };

/** A page with everything it needs to be rendered at once. */
export type LoadedPage = {
  data: Pick<PageData, 'path' | 'language' | 'renderedAt' | 'head' | 'legal'>;
  Page: PageModule['default'];
  i18n: I18n;
};

/** Joins a page's module with its data and its messages. */
export function assemblePage(module: PageModule, data: PageData, shell: ShellData): LoadedPage {
  const i18n = setupI18n({
    locale: data.language,
    messages: { [data.language]: { ...shell.messages, ...data.messages } },
  });
  return { data, Page: module.default, i18n };
}

const pages = new Map<string, Promise<LoadedPage>>();
const shells = new Map<Language, Promise<ShellData>>();
let version: string | undefined;
let styles: Promise<void> | undefined;

/** Takes in the page that the visitor is on, whose parts the inline loader has fetched. */
export function adoptPage(
  path: string,
  page: LoadedPage,
  { version: running, css }: PageData,
  shell: ShellData,
): void {
  version = running;
  pages.set(pageDataPath(path), Promise.resolve(page));
  shells.set(shell.language, Promise.resolve(shell));
  loadStyles(css).catch(() => {}); // The next page asks for it again.
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
  const [shell, [module]] = await Promise.all([
    shellLoading,
    Promise.all(data.modules.map((url) => import(/* @vite-ignore */ url) as Promise<PageModule>)),
    loadStyles(data.css),
  ]);
  if (shell.version !== version) throw anotherBuild(shellDataPath(language));
  return assemblePage(module!, data, shell);
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
