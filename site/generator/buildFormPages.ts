import { rm } from 'node:fs/promises';
import { contentSecurityPolicy } from '@advisor/contact';
import { languages } from '../i18n/languages.js';
import { pagePath } from '../i18n/pagePath.js';
import { outputFile } from './outputFile.js';
import { pageDocument, type DocumentKit } from './pageDocument.js';
import { rebuildDays } from './rebuildDays.js';

/** What the build runs of the site's source: the entry of Vite's second build. */
export type Prerenderer = typeof import('../engine/prerender.js');

/**
 * Writes what the function answers a plain form post with when it does not accept it: a page a
 * language, the sentences that go into it, its policy, the thank-you page's paths, the owner's addresses, and the days on which to build again. None of it is
 * public; netlify.toml bundles it into the function.
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
