import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { barePath } from '../i18n/href.js';
import { defaultLanguage, prefixOf, type Language } from '../i18n/languages.js';
import type { PageProps } from '../i18n/PageProps.js';
import { textOf } from '../i18n/translate.js';
import { paths } from '../paths.js';
import type { Metadata, Page } from '../pages/Page.js';
import { pages } from '../pages/pages.js';
import { frameCatalogs } from './frameCatalogs.js';

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

export type LoadedPage = { Component: ComponentType<PageProps>; metadata: Metadata; i18n: I18n };

/** The page whose route matches a path, and its language; `undefined` where there is none. */
export function pageAt(path: string): { page: Page; language: Language } | undefined {
  const page = pages.find(({ name }) => matchRoute(parse, paths[name], barePath(path))[0]);
  return page && { page, language: prefixOf(path) ?? defaultLanguage };
}

export async function loadMessages(language: Language, names: readonly string[]) {
  const parts = await Promise.all(
    names.map(async (name) => {
      const load = catalogs[`../locales/${language}/${name}.po`];
      if (!load) throw new Error(`site/locales/${language}/${name}.po is missing.`);
      return (await load()).messages;
    }),
  );
  return Object.assign({}, ...parts) as Messages;
}

async function loadI18n(language: Language, names: readonly string[]): Promise<I18n> {
  // A visitor would read an id in place of a sentence: the build stops instead. In development a new
  // sentence is shown in English.
  const { SSR, PROD } = import.meta.env;
  const describe = SSR && PROD ? await loadDescriptions() : undefined;
  return setupI18n({
    locale: language,
    messages: { [language]: await loadMessages(language, names) },
    ...(describe && {
      missing: (_: string, id: string) => {
        throw new Error(
          `The page has the catalogs ${names.join(', ')} in ${language}, and none of them has ${describe(id)}`,
        );
      },
    }),
  });
}

/** Describes a message by its id: its English text, its file and what to do, for an error. */
const loadDescriptions = once(async () => {
  const files = Object.entries(catalogs).filter(([file]) => file.startsWith('../locales/en/'));
  const english = await Promise.all(
    files.map(async ([file, load]) => ({ file, messages: (await load()).messages })),
  );
  return (id: string): string => {
    const found = english.find(({ messages }) => id in messages);
    if (!found) return `the message ${id}. It is new: run npm run messages:extract.`;
    const text = textOf(found.messages[id]);
    const name = found.file.split('/').at(-1)!.replace('.po', '');
    return (
      `“${text}” (site/locales/en/${name}.po). Add '${name}' to the page's catalogs in site/pages/pages.ts, ` +
      `or move the message: what a menu calls the page belongs in site/sections/words.ts.`
    );
  };
});

/** The component and metadata of a page, and the messages of frame and page in a language. */
export const loadPage = once(async (page: Page, language: Language): Promise<LoadedPage> => {
  const [module, i18n] = await Promise.all([
    page.load(language),
    loadI18n(language, [...frameCatalogs, ...page.catalogs]),
  ]);
  return { Component: module.default, metadata: module.metadata, i18n };
});

export const loadFrame = once((language: Language) => loadI18n(language, frameCatalogs));

/**
 * Calls a function once for the same arguments, as long as it succeeds: what could not be loaded is
 * fetched again.
 */
function once<Args extends unknown[], Result>(load: (...args: Args) => Promise<Result>) {
  const calls: { args: Args; result: Promise<Result> }[] = [];
  return (...args: Args): Promise<Result> => {
    const known = calls.find((each) => each.args.every((arg, index) => arg === args[index]));
    if (known) return known.result;
    const call = { args, result: load(...args) };
    calls.push(call);
    call.result.catch(() => calls.splice(calls.indexOf(call), 1));
    return call.result;
  };
}
