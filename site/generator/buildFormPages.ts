import { rm } from 'node:fs/promises';
import { contentSecurityPolicy } from '@advisor/contact';
import { languages } from '../i18n/languages.js';
import { pagePath } from '../i18n/pagePath.js';
import { outputFile } from './outputFile.js';
import { pageDocument, type DocumentKit } from './pageDocument.js';
import { rebuildDays } from './rebuildDays.js';

/** What the build runs of the site's source: the entry of Vite's second build. */
export type Prerenderer = typeof import('./prerender.js');

/**
 * Writes what the functions need of the site, for netlify.toml to bundle; none of it is public. A plain
 * form post is answered by the page for refused messages, with its sentences and its policy, or by
 * the path of the thank-you page. Besides, there are the owner's addresses and the days on which the
 * site has to be built again.
 */
export async function buildFormPages(folder: string, prerenderer: Prerenderer, kit: DocumentKit) {
  await rm(folder, { recursive: true, force: true });
  const write = (path: string, content: string) => outputFile(folder + path, content);
  const policies: Record<string, string> = {};
  for (const language of languages) {
    const page = await prerenderer.renderRefused(language);
    const { html, hashes } = await pageDocument(page, kit, 'for others');
    policies[language] = contentSecurityPolicy(hashes);
    await write(`/${language}/refused.html`, html);
    const texts = await prerenderer.functionTexts(language);
    await write(`/${language}/texts.json`, JSON.stringify(texts));
  }
  await write('/rebuildDays.json', JSON.stringify(rebuildDays(prerenderer.seminars, new Date())));
  await write('/csp.json', JSON.stringify(policies));
  const thanks = languages.map((language) => [language, pagePath('thanks', language)]);
  await write('/thanks.json', JSON.stringify(Object.fromEntries(thanks)));
  const { email } = prerenderer.owner;
  await write('/contact.json', JSON.stringify({ to: email, from: email }));
}
