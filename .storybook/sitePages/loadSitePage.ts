import { setupI18n } from '@lingui/core';
import { loadPage, type LoadedPage } from '../../site/engine/loadPage.js';
import type { PageContentProps } from '../../site/engine/PageContent.js';
import { pseudoMessages } from '../words/catalogEntries.js';
import type { PageName } from '../../site/paths.js';
import { pageNamed } from '../../site/pages/pages.js';
import { langOf, type ToolbarLanguage } from '../languages.js';

/** A fixed time for the pages, so that their pictures don't change from day to day. */
const renderedAt = '2026-11-21T09:00:00.000Z';

export type SitePage = PageContentProps & LoadedPage;

/** A page of the site as the build assembles it, from the same records and catalogs. */
export async function loadSitePage(name: PageName, shown: ToolbarLanguage): Promise<SitePage> {
  const page = pageNamed(name);
  const language = langOf(shown);
  const loaded = await loadPage(page, language);
  const pseudo = { locale: language, messages: { [language]: pseudoMessages() } };
  const i18n = shown === 'pseudo' ? setupI18n(pseudo) : loaded.i18n;
  return { page, language, renderedAt, ...loaded, i18n };
}
