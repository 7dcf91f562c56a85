import { setupI18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { pseudoMessages } from '../../translations/pseudo.js';
import { translateWith } from '../../site/i18n/translate.js';
import { loadLegalTexts } from '../../site/pages/legal/loadLegalTexts.js';
import type { PageProps } from '../../site/engine/PageProps.js';
import { catalogMessages, shellMessages } from '../../site/engine/catalogMessages.js';
import { hiddenRoutes, routes } from '../../site/pages/routes.js';
import type { PagePath } from '../../site/pages/routePath.js';
import type { LoadedPage } from '../../site/engine/loadPage.js';
import { pageHead } from '../../site/seo/pageHead.js';
import { langOf, type ToolbarLanguage } from '../languages.js';
import { markMessages } from '../words/marks.js';

type PageModule = { default: ComponentType<PageProps> };

const modules = import.meta.glob<PageModule>('../../site/pages/*/*Page.tsx');

/** By this moment the pages tell the time, so that a picture of them is the same tomorrow. */
const renderedAt = '2026-11-21T09:00:00.000Z';

/**
 * A page of the site as the build assembles it, from the same routes and catalogs.
 *
 * @throws when no route has the path
 */
export async function loadSitePage(path: PagePath, shown: ToolbarLanguage): Promise<LoadedPage> {
  const route = [...routes, ...hiddenRoutes].find((candidate) => candidate.path === path);
  const load = modules[`../../site/pages/${route?.page}.tsx`];
  if (!route || !load) throw new Error(`The site has no page at ${path}.`);
  const language = langOf(shown);
  const [module, legal, shell, own] = await Promise.all([
    load(),
    route.legal && loadLegalTexts(route.legal, language),
    shellMessages(language),
    catalogMessages(language, route.catalogs),
  ]);
  const messages = { ...shell, ...own };
  const spoken = shown === 'pseudo' ? pseudoMessages(messages) : messages;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: markMessages(spoken) },
  });
  const head = pageHead(route, language, translateWith(i18n), 'https://example.com', []);
  return {
    Page: module.default,
    i18n,
    data: { path, language, renderedAt, head, ...(legal && { legal }) },
  };
}
