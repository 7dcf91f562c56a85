import type { Messages } from '@lingui/core';
import type { CatalogName } from '../i18n/catalogs.js';
import type { Language } from '../i18n/languages.js';
import { shellCatalogs } from '../pages/routes.js';

const catalogModules = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

/**
 * Compiled messages of some catalogs in a language.
 *
 * @throws when a catalog has no file
 */
export async function catalogMessages(
  language: Language,
  catalogs: readonly CatalogName[],
): Promise<Messages> {
  const parts = await Promise.all(
    catalogs.map(async (name) => {
      const load = catalogModules[`../locales/${language}/${name}.po`];
      if (!load) throw new Error(`site/locales/${language}/${name}.po is missing.`);
      return (await load()).messages;
    }),
  );
  return Object.assign({}, ...parts) as Messages;
}

/** Compiled messages that every page of a language needs. */
export function shellMessages(language: Language): Promise<Messages> {
  return catalogMessages(language, shellCatalogs);
}
